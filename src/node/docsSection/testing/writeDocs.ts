import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

const files = {
  "docs/index/en.mdx": "title: Handbook\nslug: /",
  "docs/index/de.mdx": "title: Handbuch\nslug: /",
  "docs/02-guide/01-setup.mdx":
    "title: Setup\ntags: [craft, Rare thing]\nlast_update: { date: 2026-03-20, author: Kim }",
  "docs/02-guide/01-setup.de.mdx":
    "title: Einrichtung\ntags: [craft]\nslug: einrichten",
  "docs/02-guide/02-usage.mdx": "title: Usage\ntags: [craft]",
  "docs/hidden.mdx": "title: Hidden\ntags: [secret]\nunlisted: true",
  "docs/plans.mdx": "title: Plans\ndraft: true",
  "docs/half.mdx": "title: Half\ndraft: true",
  "docs/half.de.mdx": "title: Halb",
  "docs@1.0/guide/setup.mdx":
    "title: Old setup\ntags: [craft]\ncustom_edit_url: null",
  "docs-api/index.mdx": "title: API\ncustom_edit_url: https://example.com/edit",
  "docs-api/calls.mdx": "title: Calls",
};
const text = (file: string) =>
  file.endsWith("01-setup.mdx")
    ? "See [usage](./02-usage.md), [it](02-usage.mdx#x), [the API](../../docs-api/index.mdx) and [old](../../docs@1.0/guide/setup)."
    : "Text.";

/** Writes docs in two collections and two versions, with a draft, an unlisted page and missing translations. */
export function writeDocs(root: string): void {
  const write = (name: string, content: string) => {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  for (const [name, head] of Object.entries(files)) {
    write(`content/${name}`, `---\n${head}\n---\n\n${text(name)}\n`);
  }
  write("content/tags.yaml", "craft:\n  label: { en: Craft, de: Handwerk }\n");
  write("src/config/site.ts", "export const site = defineSite({});\n");
}
