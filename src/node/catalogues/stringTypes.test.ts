/** @jest-environment node */
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { stringTypes, stringTypesFile } from "./stringTypes";
import { writeStringTypes } from "./writeStringTypes";

// Stale? Any build renews it, and so does "npm run translations".
it("has the types of the texts as they are now", () => {
  expect(readFileSync(stringTypesFile, "utf8")).toBe(stringTypes("."));
});

describe("elsewhere", () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), "types-"));
    mkdirSync(path.join(root, "locales/en"), { recursive: true });
    mkdirSync(path.join(root, "src/i18n"), { recursive: true });
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const write = (raw: string) =>
    writeFileSync(path.join(root, "locales/en/a.json"), raw);
  const file = () => path.join(root, stringTypesFile);

  it("knows slots of all forms, their kind, and elements", () => {
    write(
      JSON.stringify({
        plain: "A",
        slots: "{{n, number}} {{name}}",
        posts_one: "1",
        posts_other: "{{count, number}} of {{all, number}}",
        group: { rich: "<b>{{name}}</b> <a>c</a>", bare: "<a>c</a>" },
      }),
    );
    expect(stringTypes(root)).toContain(`  a: {
    "group.bare": Message<{  }, "a">;
    "group.rich": Message<{ name: string }, "a" | "b">;
    "plain": Message;
    "posts": Message<{ all: number; count: number }>;
    "slots": Message<{ n: number; name: string }>;
  };`);
  });

  it("writes the file where there is one, and only from what can be read", () => {
    write('{ "a": "A" }');
    writeStringTypes(root);
    expect(() => readFileSync(file())).toThrow("ENOENT");
    writeFileSync(file(), "");
    writeStringTypes(root);
    const types = readFileSync(file(), "utf8");
    expect(types).toBe(stringTypes(root));
    write('{ "a": }');
    writeStringTypes(root);
    expect(readFileSync(file(), "utf8")).toBe(types);
  });
});
