/** @jest-environment node */
import { asksIn, codeIn } from "./keysAskedFor";

const code = [
  'const { t } = useTranslation("blog"); t("post.readMore"); t(`mode.${mode}`);',
  'ui("codeCopy"); parts.hint;',
  "shell; `found_${kind}`; `_${x}`",
];

test.each([
  ["blog", "post.readMore", true],
  ["blog", "post.readLess", false],
  ["blog", "mode.dark", true],
  ["blog", "found_posts", false],
  ["shell", "found_posts", true],
  ["shell", "post.readMore", false],
  ["content", "parts.codeCopy", true],
  ["content", "parts.codeCut", false],
  ["strange", "post", false],
])("of %s, %s is asked for: %s", (namespace, key, isAsked) => {
  expect(asksIn(code)(namespace, key)).toBe(isAsked);
});

test("a folder without code asks for all", () => {
  expect(asksIn(codeIn("/nowhere"))("blog", "any")).toBe(true);
});

test("the site's own code asks for its texts", () => {
  const asks = asksIn(codeIn(process.cwd()));
  expect(asks("blog", "post.readMore")).toBe(true);
  expect(asks("blog", "post.readMoer")).toBe(false);
});
