/* The front page's field: finds pages of all instruction sets in the search indexes that Sphinx writes into each
   manual. These are loaded when the field is first used, and before them Sphinx's stemmer, as the words of an index
   are cut to their stems. */
"use strict";
const pages = []; // { title, href, isa, isInsn, terms }
const SHOWN = 40;
let loaded = false;

function addManual(isa, index) {
    const words = index.titles.map(() => new Set()); // stems of the words of each page
    for (const [term, found] of Object.entries(index.terms))
        for (const n of [found].flat())
            words[n].add(term);
    index.titles.forEach((title, n) => {
        const name = index.docnames[n];
        pages.push({ title, isa, href: `${isa}/${name}.html`, isInsn: name.startsWith("insn/"), terms: words[n] });
    });
}

function loadScript(path, done) {
    const script = document.createElement("script");
    script.src = path;
    script.onload = script.onerror = done;
    document.head.append(script);
}

/* One after the other: each index calls Search.setIndex without the name of its manual. */
function loadManuals(isas, done) {
    if (!isas.length) return done();
    window.Search = { setIndex: (index) => addManual(isas[0], index) };
    loadScript(`${isas[0]}/searchindex.js`, () => loadManuals(isas.slice(1), done));
}

function stemOf(word) {
    return window.Stemmer ? new window.Stemmer().stemWord(word) : word;
}

function beginsTerm(terms, word) {
    for (const term of terms)
        if (term.startsWith(word)) return true;
    return false;
}

/* 0: the title is or begins with the word; 1: with a longer one; 2: a word of the title begins with it; 3: it is inside
   of the title; 8: it is in the text; null: none of these. */
function rank(page, word) {
    const title = page.title.toLowerCase(), at = title.indexOf(word);
    if (at === 0) return /\w/.test(title[word.length] || "") ? 1 : 0;
    if (at > 0) return /\w/.test(title[at - 1]) ? 3 : 2;
    return page.terms.has(stemOf(word)) || beginsTerm(page.terms, word) ? 8 : null;
}

/* Pages that have all words: those with each of them in the title first, then the others; instructions first in each. */
function pagesWith(words, isas) {
    const hits = [];
    for (const page of pages) {
        if (isas.length && !isas.includes(page.isa)) continue;
        const ranks = words.map((word) => rank(page, word));
        if (ranks.includes(null)) continue;
        const inText = ranks.includes(8) ? 2 : 0;
        hits.push({ page, group: inText + (page.isInsn ? 0 : 1), sum: ranks.reduce((a, b) => a + b, 0) });
    }
    return hits.sort((a, b) => a.group - b.group || a.sum - b.sum).map((hit) => hit.page);
}

/* Without the last modifier of each word, `atoms.max` as `atoms`. */
function shorten(words) {
    return words.map((word) => word.replace(/(.)\.[^.]*$/, "$1"));
}

/* The index has no words such as `with`. One that is alone may be an instruction, as `and`. */
function withoutStopwords(words) {
    const stopwords = new Set(window.stopwords || []);
    const rest = words.filter((word) => !stopwords.has(word));
    return rest.length ? rest : words;
}

function matches(text) {
    const all = text.toLowerCase().split(/[\s,]+/).filter(Boolean);
    const known = new Set(pages.map((page) => page.isa));
    const isas = all.filter((word) => known.has(word));
    let words = withoutStopwords(all.filter((word) => !known.has(word)));
    let found = pagesWith(words, isas);
    while (!found.length && words.join() !== shorten(words).join())
        found = pagesWith(words = shorten(words), isas);
    return found;
}

function itemOf(page) {
    const item = document.createElement("li");
    const link = document.createElement("a");
    link.href = page.href;
    link.textContent = page.title;
    item.append(link, ` (${page.isa})`);
    return item;
}

function noteOf(text) {
    const item = document.createElement("li");
    item.className = "note";
    item.textContent = text;
    return item;
}

function show(list, text) {
    if (!text.trim()) return list.replaceChildren();
    if (!loaded) return list.replaceChildren(noteOf("Loading .."));
    const found = matches(text);
    const items = found.slice(0, SHOWN).map(itemOf);
    if (!found.length) items.push(noteOf("Nothing found"));
    if (found.length > SHOWN) items.push(noteOf(`${found.length - SHOWN} more`));
    list.replaceChildren(...items);
}

document.addEventListener("DOMContentLoaded", () => {
    const field = document.getElementById("find");
    if (!field) return;
    const list = document.getElementById("found");
    const isas = [...document.querySelectorAll("dl.manuals dt a")].map((a) => a.getAttribute("href").split("/")[0]);
    const update = () => show(list, field.value);
    const start = () => {
        loadScript("_static/language_data.js", () => loadManuals(isas, () => {
            loaded = true;
            update();
        }));
    };
    field.parentElement.hidden = false;
    field.addEventListener("focus", start, { once: true });
    field.addEventListener("input", update);
});
