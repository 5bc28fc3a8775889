/** @jest-environment node */
import { codeIn } from "./keysAskedFor";
import { keysCalledFor } from "./keysCalledFor";
import { usedKeys } from "./usedKeys";

const names = (code: string) =>
  keysCalledFor(code).flatMap(({ key, namespaces }) =>
    namespaces.map((namespace) => `${namespace}:${key}`),
  );

it("finds nothing in the site's code that a compiler does not", () => {
  const found = codeIn(process.cwd()).map(keysCalledFor).flat();
  const used = new Set(
    usedKeys(process.cwd()).uses.map(({ pattern }) => pattern),
  );
  expect(found.length).toBeGreaterThan(150);
  const strange = found.filter(
    ({ key, namespaces }) =>
      !namespaces.some((namespace) => used.has(`${namespace}:${key}`)),
  );
  expect(strange).toEqual([]);
});

const hook = 'const { t, rich } = useTranslation("blog");';

it.each<[string, string, string[]]>([
  ["keys", `${hook} t("a.b"); rich(\n"c", {})`, ["blog:a.b", "blog:c"]],
  ["texts of parts", 'ui("codeCopy")', ["content:parts.codeCopy"]],
  [
    "what may be in either",
    `${hook} function B() { const { t } = useTranslation("lists"); t("a") }`,
    ["blog:a", "lists:a"],
  ],
  ["no methods", `${hook} split.t("a"); at("a")`, []],
  ["nothing put together", `${hook} t(\`a.\${b}\`)`, []],
  ["no comments", `${hook}\n // t("a")\n /** t("b") */\n  * t("c")`, []],
  ["nothing without a namespace", 't("a")', []],
  [
    "nothing where a namespace is not told",
    `${hook} useTranslation(b); t("a")`,
    [],
  ],
  ["no other function", `${hook} { const t = other(); t("a") }`, []],
  ["no parameter", `${hook} const f = (t: Other) => t("a")`, []],
  ["no callback", `${hook} names.map((t) => t("a"))`, []],
])("finds %s", (_, code, expected) => {
  expect(names(code)).toEqual(expected);
});
