import path from "node:path";

/**
 * Not imported: Gatsby would render all pages anew in each build, because it
 * can't know what is in files that a page reads. These are named by what is in
 * them, and pages' contexts name them.
 */
const { readFileSync } = process.getBuiltinModule("node:fs");

/** Sidebars of docs, which thousands of pages share. */
const sidebars = new Map<string, string>();

export function readSidebar(file: string): string {
  const known = sidebars.get(file);
  if (known !== undefined) return known;
  const html = readFileSync(path.join("public", file), "utf8");
  sidebars.set(file, html);
  return html;
}
