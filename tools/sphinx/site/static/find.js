/* The front page's field: titles of the pages of all instruction sets, from the search index that Sphinx writes into
   each manual. The indexes are loaded when the field is first used. */
"use strict";
const pages = []; // { title, href, isa, terms }

function addManual(isa, index) {
    const words = index.titles.map(() => new Set()); // of the text of each page, cut to their stems
    for (const [term, found] of Object.entries(index.terms))
        for (const n of [found].flat())
            words[n].add(term);
    index.titles.forEach((title, n) =>
        pages.push({ title, isa, href: `${isa}/${index.docnames[n]}.html`, terms: [...words[n]] }));
}

/* One after the other: each index calls Search.setIndex and does not tell of whom it is. */
function loadManuals(names, done) {
    if (!names.length) return done();
    const script = document.createElement("script");
    window.Search = { setIndex: (index) => addManual(names[0], index) };
    script.src = `${names[0]}/searchindex.js`;
    script.onload = script.onerror = () => loadManuals(names.slice(1), done);
    document.head.append(script);
}

/* 0: the title begins with it; 1: a word of it does; 2: it is in the title; 3: a word of the text begins with it;
   null: none of these. */
function rank(page, wanted) {
    const at = page.title.toLowerCase().indexOf(wanted);
    if (at === 0) return 0;
    if (at > 0) return /\w/.test(page.title[at - 1]) ? 2 : 1;
    return page.terms.some((term) => term.startsWith(wanted)) ? 3 : null;
}

function matches(text) {
    const words = text.toLowerCase().split(/\s+/).filter(Boolean);
    return pages.map((page) => ({ page, ranks: words.map((word) => rank(page, word)) }))
        .filter((hit) => words.length && !hit.ranks.includes(null))
        .sort((a, b) => a.ranks.reduce((x, y) => x + y) - b.ranks.reduce((x, y) => x + y))
        .slice(0, 40).map((hit) => hit.page);
}

function show(list, text) {
    list.replaceChildren(...matches(text).map((page) => {
        const item = document.createElement("li");
        const link = document.createElement("a");
        link.href = page.href;
        link.textContent = page.title;
        item.append(link, ` (${page.isa})`);
        return item;
    }));
}

document.addEventListener("DOMContentLoaded", () => {
    const field = document.getElementById("find");
    if (!field) return;
    const list = document.getElementById("found");
    const isas = [...document.querySelectorAll("dl.manuals dt a")].map((a) => a.getAttribute("href").split("/")[0]);
    const start = () => {
        loadManuals(isas, () => show(list, field.value));
        field.removeEventListener("focus", start);
    };
    field.parentElement.hidden = false;
    field.addEventListener("focus", start);
    field.addEventListener("input", () => show(list, field.value));
});
