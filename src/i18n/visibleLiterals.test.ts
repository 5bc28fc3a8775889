import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { visibleLiterals } from "./testing/visibleLiterals";

const root = join(__dirname, "..");
const components = readdirSync(root, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith(".tsx") && !file.endsWith(".test.tsx"))
  .filter((file) => !file.split(sep).includes("testing"));

it.each([
  ["<p>Menu</p>", ["Menu"]],
  ['<p>{"Menu"}</p>', ["Menu"]],
  ['<p>{isOpen ? "Close" : t("menu")}</p>', ["Close"]],
  ['<p>{isNew && "New"}</p>', ["New"]],
  ['<p>{kind === "new" && t("new")}</p>', []],
  ["<p>{`Page ${n}`}</p>", ["Page "]],
  ['<nav aria-label="Main" />', ["Main"]],
  ['<img alt="" title={name ?? "Me"} />', ["Me"]],
  ['<a className="link" rel="next">{t("next")} · </a>', []],
])("knows %s", (jsx, words) => {
  expect(visibleLiterals(`const a = ${jsx};`)).toEqual(words);
});

it("finds the components", () => {
  expect(components.length).toBeGreaterThan(50);
});

it.each(components)("%s takes its words from a catalogue", (file) => {
  expect(visibleLiterals(readFileSync(join(root, file), "utf8"))).toEqual([]);
});
