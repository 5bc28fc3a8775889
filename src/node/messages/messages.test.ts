/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { localeCodes } from "../../config/locales";
import { listNamespaces, readMessages } from "./readMessages";

/** Marks of typewriters, and numbers that a line could end at; options of commands have two hyphens. */
const unset = /["'`]|\.\.\.| - | -- |\d \d|^1 |\{\{count, number\}\} /;

it.each(localeCodes)("is typeset in %s", (locale) => {
  const texts = listNamespaces(".", locale).flatMap((name) =>
    Object.values(readMessages(".", locale, name).messages),
  );
  expect(texts.length).toBeGreaterThan(180);
  expect(texts.filter((text) => unset.test(text))).toEqual([]);
});

it.each(["messages", "new-language"])(
  "is described in docs/%s.md",
  (manual) => {
    const text = readFileSync(`docs/${manual}.md`, "utf8");
    const names = listNamespaces(".", "en");
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !text.includes(`\`${name}.json\``))).toEqual(
      [],
    );
  },
);

/** Modules of ours that a module brings along, at once or later; types bring nothing. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, "utf8").replace(/import type [^;]+;/g, "");
  const names = [...text.matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+)"/g)];
  return names.flatMap(([, name = ""]) => {
    const base = path.posix.join(path.posix.dirname(file), name);
    return [`${base}.tsx`, `${base}.ts`].filter((one) => existsSync(one));
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

/** The namespaces that modules take messages from. */
function namespacesIn(modules: Iterable<string>): string[] {
  const names = [...modules].flatMap((file) => {
    const text = readFileSync(file, "utf8");
    return [...text.matchAll(/\buseTranslation\("(\w+)"\)/g)];
  });
  return [...new Set(names.map(([, name = ""]) => name))].sort();
}

const templates = readdirSync("src/templates")
  .filter((name) => name.endsWith(".tsx") && !name.endsWith(".test.tsx"))
  .map((name) => `src/templates/${name}`)
  .filter((file) => readFileSync(file, "utf8").includes("...Strings"));

const around = ["src/providers/wrapPageElement.tsx"];

it("knows what a page is made of", () => {
  expect(templates.length).toBeGreaterThan(8);
  expect(namespacesIn(modulesOf(around))).toEqual(["shell"]);
});

it.each(templates)(
  "%s queries the messages it shows, and no others",
  (file) => {
    const [, list = ""] =
      /\bns: \{ (?:eq|in): ([^}]+)\}/.exec(readFileSync(file, "utf8")) ?? [];
    const queried = [...list.matchAll(/"(\w+)"/g)]
      .map(([, name]) => name)
      .sort();
    expect(queried).toEqual(namespacesIn(modulesOf([...around, file])));
  },
);
