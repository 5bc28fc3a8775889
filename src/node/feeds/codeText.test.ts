/** @jest-environment node */
import { codeBlock } from "../mdx/code/codeBlock";
import { codeText } from "./codeText";

const inFeed = async (meta: string, code: string, info = "ts") => {
  const { props } = await codeBlock({ code, info, meta });
  return codeText(props.html ?? "");
};

const code = 'const a = "<b>";\n\nif (a && 1) a();\na();';

test.each([
  ["no marks", ""],
  ["numbered lines", "showLineNumbers"],
  ["marked lines and words", "{1,3} focus={3} /a/"],
  [
    "errors, without the word that only listeners need",
    "error={1} warning={4}",
  ],
])("code with %s is plain code", async (_, meta) => {
  expect(await inFeed(meta, code)).toBe(code);
});

test("changed lines keep their signs, and all lines their columns", async () => {
  expect(await inFeed("ins={1,4} del={3}", code)).toBe(
    '+ const a = "<b>";\n  \n- if (a && 1) a();\n+ a();',
  );
  expect(await inFeed("", "+a();\n b();\n-c();", "diff-ts")).toBe(
    "+ a();\n  b();\n- c();",
  );
});
