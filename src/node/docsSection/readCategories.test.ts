/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readCategories } from "./readCategories";

const root = mkdtempSync(path.join(tmpdir(), "sidebars-"));
afterAll(() => rmSync(root, { recursive: true }));

function write(name: string, text: string) {
  const file = path.join(root, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const said = ({ problems }: ReturnType<typeof readCategories>) =>
  problems.map(({ file, line, field, message, fix }) =>
    [`${file}:${line ?? "-"}`, field, message, fix].filter(Boolean),
  );

describe("category files", () => {
  const areas = ["docs", "docs-api@1.0", "docs-gone"];
  afterEach(() => rmSync(path.join(root, "content"), { recursive: true }));
  const read = () => readCategories(root, areas);

  it("are YAML or JSON, in any folder of a version", () => {
    write(
      "content/docs/02-guide/_category_.yaml",
      "label:\n  en: Guides\n  de: Anleitungen\nposition: 2\ncollapsed: false\nlink:\n  type: generated-index\n  slug: /all\n",
    );
    write(
      "content/docs-api@1.0/a/b/_category_.json",
      '{ "label": { "en": "B", "de": "B" }, "link": null, "className": "x" }',
    );
    write("content/docs/guide/category.yaml", "what: ever");
    const { categories, problems } = read();
    expect(problems).toEqual([]);
    expect([...categories.keys()]).toEqual([
      "docs/02-guide",
      "docs-api@1.0/a/b",
    ]);
    const guide = categories.get("docs/02-guide");
    expect(guide).toMatchObject({
      label: { en: "Guides", de: "Anleitungen" },
      position: 2,
      collapsible: true,
      collapsed: false,
      link: { type: "generated-index", slug: "/all" },
      file: "content/docs/02-guide/_category_.yaml",
    });
    expect(guide?.lineOf("link", "slug")).toBe(8);
  });

  it("are checked, each fault with its line", () => {
    write(
      "content/docs/a/_category_.yml",
      "lable: A\nposition: first\ncollapsed: maybe\nlink:\n  type: doc\n",
    );
    write(
      "content/docs/b/_category_.yml",
      "link:\n  type: index\n  slug: /ä\n  what: 1\n",
    );
    write("content/docs/c/_category_.yml", "- a\n");
    write("content/docs/d/_category_.json", '{ "label": "D"\n');
    write("content/docs/e/_category_.yml", "label: E\n");
    write("content/docs/e/_category_.json", "{}");
    expect(said(read())).toMatchInlineSnapshot(`
      [
        [
          "content/docs/a/_category_.yml:2",
          "position",
          "This must be a number.",
        ],
        [
          "content/docs/a/_category_.yml:3",
          "collapsed",
          "This must be true or false.",
        ],
        [
          "content/docs/a/_category_.yml:4",
          "link.id",
          ""link.id" is missing.",
          "Add a line "id: …" to link.",
        ],
        [
          "content/docs/a/_category_.yml:1",
          "lable",
          "There is no field "lable".",
          "Did you mean "label"?",
        ],
        [
          "content/docs/b/_category_.yml:2",
          "link.type",
          "This must be one of doc, generated-index, none.",
        ],
        [
          "content/docs/b/_category_.yml:3",
          "link.slug",
          "A slug has only letters without accents, digits, dots, hyphens and underscores, between single slashes.",
        ],
        [
          "content/docs/b/_category_.yml:1",
          "link",
          "There is no field "what" in a link.",
        ],
        [
          "content/docs/c/_category_.yml:1",
          "This must be a map of fields.",
          "Begin each field with its name: "label: Guides".",
        ],
        [
          "content/docs/d/_category_.json:2",
          "Flow map must end with a }",
          "Close the bracket that begins before this line.",
        ],
        [
          "content/docs/e/_category_.yml:-",
          "There is content/docs/e/_category_.json as well, and only one of them is read.",
          "Put all into one file, and remove the other.",
        ],
      ]
    `);
  });

  it("say where a language is missing", () => {
    write("content/docs/a/_category_.yml", "label: { en: A }\n");
    const [problem] = read().problems;
    expect(problem).toMatchObject({
      severity: "warning",
      field: "label",
      line: 1,
    });
  });
});
