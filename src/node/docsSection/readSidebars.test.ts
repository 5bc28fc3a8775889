/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { SidebarsInput } from "../../config/defineSidebars";
import { collectionsOf } from "./collectionsOf";
import { readSidebars } from "./readSidebars";

const root = mkdtempSync(path.join(tmpdir(), "sidebars-"));
afterAll(() => rmSync(root, { recursive: true }));

function write(name: string, text: string) {
  const file = path.join(root, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const said = ({ problems }: ReturnType<typeof readSidebars>) =>
  problems.map(({ file, line, field, message, fix }) =>
    [`${file}:${line ?? "-"}`, field, message, fix].filter(Boolean),
  );

describe("written sidebars", () => {
  const collections = collectionsOf(["docs", "docs@1.0", "docs-api"], {});
  const read = (config: SidebarsInput) =>
    readSidebars(root, collections, config);
  beforeEach(() => mkdirSync(path.join(root, "content"), { recursive: true }));
  afterEach(() => rmSync(path.join(root, "content"), { recursive: true }));

  const source = `export const sidebars = defineSidebars({
  default: {
    main: [
      "a",
      { type: "doc", id: "b" },
    ],
  },
});
`;
  const config: SidebarsInput = {
    default: { main: ["a", { type: "doc", id: "b" }] },
  };

  it("are those of the config for the current version, and a file's for one that was cut", () => {
    write("src/config/sidebars.ts", source);
    write("content/docs@1.0/_sidebars.json", '{\n  "old": [\n    "x"\n  ]\n}');
    const { byArea, problems } = read(config);
    expect(problems).toEqual([]);
    expect([...byArea.keys()]).toEqual(["docs", "docs@1.0"]);
    expect(byArea.get("docs")?.placeOf(["main", 1, "id"])).toEqual({
      field: "default.main[1].id",
      line: 5,
    });
    const old = byArea.get("docs@1.0");
    expect(old?.file).toBe("content/docs@1.0/_sidebars.json");
    expect(old?.sidebars).toEqual({ old: ["x"] });
    expect(old?.placeOf(["old", 0])).toEqual({ field: "old[0]", line: 3 });
  });

  it("are checked, each fault with file and line", () => {
    write(
      "src/config/sidebars.ts",
      source.replace("},\n});", '},\n  "default": {},\n});'),
    );
    write(
      "content/docs@1.0/_sidebars.json",
      '{\n  "old": [\n    { "type": "dok", "id": "x" }\n  ],\n  "old": []\n}',
    );
    const broken = { default: { main: ["a", { type: "doc", ib: "b" }] } };
    expect(said(read(broken as unknown as SidebarsInput)))
      .toMatchInlineSnapshot(`
      [
        [
          "src/config/sidebars.ts:5",
          "default.main[1].id",
          ""default.main[1].id" is missing.",
          "Write for example id: "guide/setup".",
        ],
        [
          "src/config/sidebars.ts:5",
          "default.main[1].ib",
          ""default.main[1].ib" is not an option.",
          "Did you mean "id"?",
        ],
        [
          "src/config/sidebars.ts:8",
          "default",
          ""default" is there twice: on line 2, too. Only the last one counts.",
          "Give one of them another id, or remove it.",
        ],
        [
          "content/docs@1.0/_sidebars.json:5",
          "Map keys must be unique",
          "Mend the JSON.",
        ],
      ]
    `);
    write(
      "content/docs@1.0/_sidebars.json",
      '{\n  "old": [\n    { "type": "dok", "id": "x" }\n  ]\n}',
    );
    expect(said(read({ defualt: {} }))).toMatchInlineSnapshot(`
      [
        [
          "src/config/sidebars.ts:8",
          "default",
          ""default" is there twice: on line 2, too. Only the last one counts.",
          "Give one of them another id, or remove it.",
        ],
        [
          "src/config/sidebars.ts:1",
          "defualt",
          "There is no collection of docs "defualt".",
          "Did you mean "default"?",
        ],
        [
          "content/docs@1.0/_sidebars.json:3",
          "old[0].type",
          ""old[0].type" is an unknown type of entry.",
          "Did you mean "doc"?",
        ],
      ]
    `);
  });
});
