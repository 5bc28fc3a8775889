/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { usedKeys } from "./usedKeys";

const root = process.cwd();
const read = (file: string) => readFileSync(path.join(root, file), "utf8");

/** Modules of ours that a module brings along, at once or later; types bring nothing. */
function importsOf(file: string): string[] {
  const text = read(file).replace(/import type [^;]+;/g, "");
  const names = [...text.matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+)"/g)];
  return names.flatMap(([, name = ""]) => {
    const base = path.posix.join(path.posix.dirname(file), name);
    return [`${base}.tsx`, `${base}.ts`].filter((one) =>
      existsSync(path.join(root, one)),
    );
  });
}

function modulesOf(files: readonly string[]): Set<string> {
  const found = new Set<string>();
  const left = [...files];
  for (let file = left.pop(); file !== undefined; file = left.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    left.push(...importsOf(file));
  }
  return found;
}

const { uses } = usedKeys(root);
const namespacesIn = (modules: ReadonlySet<string>) => {
  const all = uses
    .filter(({ file }) => modules.has(file))
    .map(({ pattern }) => pattern.slice(0, pattern.indexOf(":")))
    // Filled in when a text is made.
    .filter((name) => name !== "content");
  return [...new Set(all)].sort();
};

const templates = readdirSync(path.join(root, "src/templates"))
  .filter((name) => name.endsWith(".tsx") && !name.endsWith(".test.tsx"))
  .map((name) => `src/templates/${name}`)
  .filter((file) => read(file).includes("...Strings"));

const around = ["src/wraps/wrapPageElement.tsx"];

it("knows what a page is made of", () => {
  expect(templates.length).toBeGreaterThan(8);
  expect(modulesOf(around).size).toBeGreaterThan(30);
  expect(namespacesIn(modulesOf(around))).toEqual(["shell"]);
});

it.each(templates)(
  "%s asks for the strings it shows, and no others",
  (file) => {
    const [, list = ""] =
      /\bns: \{ (?:eq|in): ([^}]+)\}/.exec(read(file)) ?? [];
    const asked = [...list.matchAll(/"(\w+)"/g)].map(([, name]) => name).sort();
    expect(asked).toEqual(namespacesIn(modulesOf([...around, file])));
  },
);
