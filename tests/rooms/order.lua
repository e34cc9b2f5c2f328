-- The rooms (folders) of the code, by tree, each before those that may use it. A folder belongs to
-- the longest entry that its path begins with; `emit/*` stands for every file and folder of `emit`
-- that has no entry of its own, each a room that none of the others uses.
return {
   -- Public headers (include/isadora) are of the room of their name, but for these.
   public = { asm = "asm/tables", bundle = "base", fatbin = "load/nvidia", nvidia = "load/nvidia",
      target = "base", target_forms = "base", target_registers = "base" },
   runtime = { "base", "machine", "simt" },
   ["tools/lib"] = { "asm/tables", "asm/text", "asm/match", "asm/diag", "asm", "analysis",
      "analysis/live",
      "load", "load/nvidia" },
   gen = { "num", "base", "wordset", "syntax/grammar", "syntax", "syntax/parse", "resolve",
      "forms/template", "forms", "encoding", "asmtext/ambiguity", "asmtext", "ir", "values",
      "semantics", "interp", "examples", "check", "emit/c", "emit/c/code", "emit/line",
      "emit/*", "commands", "main" },
   ["tools/isadora"] = { "common", "target", "code", "vectors", "state", "object", "dis", "compare", "edit", "lint",
      "cfg", "info", "host", "run", "grid", "watch", "debug", "commands" },
}
