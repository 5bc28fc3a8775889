import { readFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { stringify } from "yaml";
import { listFiles } from "../../site/files/paths";
import { createFileFormat } from "./fileFormat";
import { fromForm } from "./formValues";
import type { EditorField } from "./formValues";
import { fieldsOf, schemas } from "./testing/config";
import { enteredObject, words } from "./testing/entered";

/** Sveltia CMS reads a file without the spaces around it, and writes one with a line end. */
function createFormat(fields: EditorField[]) {
  const { fromFile, toFile } = createFileFormat(fields);
  return {
    fromFile: (text: string) => fromFile(text.trim()),
    toFile: (form: Record<string, unknown>) => `${toFile(form).trim()}\n`,
  };
}

/** The text of an entry is a field of its form. */
const body: EditorField = { name: "body", widget: "richtext" };

it.each(schemas)("keeps what files of %s say", (_, _schema, fields) => {
  const { fromFile, toFile } = createFormat([...fields, body]);
  fc.assert(
    fc.property(enteredObject(fields), words, (form, title) => {
      const entry = Object.fromEntries(
        fields.map((field) => [field.name, fromForm(field, form[field.name])]),
      );
      const text = `---\n# A comment\nown: 1\n${stringify(entry)}---\n\nText.\n`;
      const read = fromFile(text);
      expect(toFile({ ...read })).toBe(text);
      const changed = toFile({ ...read, [fields[0]?.name ?? ""]: title });
      expect(changed).toContain("# A comment\nown: 1\n");
    }),
    { numRuns: 50 },
  );
});

const projects = [".", "tests/fixtures/site", "tests/fixtures/docsSite"];
const entries = projects.flatMap((root) =>
  listFiles(root, "content").map((file) => path.join(root, file)),
);

it("changes no byte of an entry whose form is unchanged", () => {
  const files = entries.filter((file) => /\.mdx?$/.test(file));
  expect(files.length).toBeGreaterThan(100);
  for (const file of files) {
    const [, folder = ""] = /content\/([a-z]+)/.exec(file) ?? [];
    const { fromFile, toFile } = createFormat(fieldsOf(folder));
    const text = readFileSync(file, "utf8");
    expect(toFile(fromFile(text))).toBe(text);
  }
});

it.each([
  [
    "writes a field's line only",
    "---\ntitle: A # why\ntags: [a]\n---\n\nB\n",
    { title: "C: d" },
    '---\ntitle: "C: d" # why\ntags: [a]\n---\n\nB\n',
  ],
  [
    "adds a field",
    "---\ntitle: A\n---\n\nB\n",
    { tags: ["a", "b"] },
    "---\ntitle: A\ntags:\n  - a\n  - b\n---\n\nB\n",
  ],
  [
    "removes a field that is empty",
    "---\ntitle: A\ndescription: >-\n  a\n  b\ndraft: true\n---\nB\n",
    { description: "", draft: false },
    "---\ntitle: A\n---\nB\n",
  ],
  [
    "leaves alone what it can't show",
    "---\ntitle: A\ntags: [{ label: B, permalink: /b }]\n---\n",
    { title: "C" },
    "---\ntitle: C\ntags: [{ label: B, permalink: /b }]\n---\n",
  ],
  [
    "leaves alone an address where its form has a switch, which is on",
    "---\ntitle: A\ncomments: https://social.example/@a/1\n---\n",
    { title: "C", comments: true },
    "---\ntitle: C\ncomments: https://social.example/@a/1\n---\n",
  ],
  [
    "writes a day, or a moment of the site's time zone",
    "---\ntitle: A\n---\n",
    { date: "2026-07-01T07:30:00.000Z" },
    "---\ntitle: A\ndate: 2026-07-01T09:30\n---\n",
  ],
])("%s", (_, before, change, after) => {
  const { fromFile, toFile } = createFormat(fieldsOf("blog"));
  expect(toFile({ ...fromFile(before), ...change })).toBe(after);
});
