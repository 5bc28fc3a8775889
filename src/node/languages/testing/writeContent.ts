import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

const section = "{ title: a, items: [{ title: b, text: c }] }";
const home = `home: { headline: a, lead: b, primaryAction: { label: c, to: /d }, services: ${section}, work: ${section}, contact: { title: a, text: b, email: a@example.com } }`;
const files = {
  "blog/2026-05-05-both/en.mdx": "tags: [craft, rare]",
  "blog/2026-05-05-both/de.mdx": "tags: [craft, rare]\nslug: beide",
  "blog/2026-04-04-english/en.mdx": "tags: [craft, abroad]\nseries: road",
  "blog/2026-03-03-german/de.mdx": "tags: [craft]\nseries: road",
  "blog/2026-02-02-old/en.mdx": "tags: [craft]\nseries: road",
  "blog/2026-02-02-old/de.mdx": "tags: [craft]\nseries: road",
  "blog/2026-01-01-far/en.mdx": "tags: [rare]",
  "pages/home/en.mdx": home,
  "pages/home/de.mdx": home,
  "pages/uses/en.mdx": "",
};
const maps = {
  "authors.yaml": "alex:\n  name: Alex",
  "tags.yaml": "craft:\nabroad:\nrare:",
  "series.yaml": "road:",
};

/** Writes the content of a small site, of whose texts some are in one language only. */
export function writeContent(root: string): void {
  for (const [name, fields] of Object.entries(files)) {
    const by = name.startsWith("blog") ? "authors: [alex]" : "";
    const head = `title: T\ndescription: D\n${by}\n${fields}`;
    write(root, name, `---\n${head}\n---\n\nText.`);
  }
  for (const [name, text] of Object.entries(maps)) write(root, name, text);
}

function write(root: string, name: string, text: string): void {
  const file = path.join(root, "content", name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
