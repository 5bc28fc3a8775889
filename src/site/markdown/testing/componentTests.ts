import { htmlFaults } from "../../../../tests/htmlFaults";
import { marks } from "../../../components/ui";
import { compileText, toMarkup } from "./compileText";

type Options = NonNullable<Parameters<typeof compileText>[1]>;

/**
 * What a text becomes on its page, which is valid HTML; the interface's texts are
 * their keys in brackets.
 */
export async function markupOf(
  text: string,
  options?: Options,
): Promise<string> {
  const { compiled, faults } = await compileText(text, options);
  expect(faults).toEqual([]);
  const markup = toMarkup(compiled.body)
    .replaceAll(marks.open, "[")
    .replaceAll(marks.close, "]")
    .replaceAll(marks.slot, " ")
    .replaceAll(' lang="[:lang]"', "");
  const withoutScripts = markup.replaceAll(/<script>[^]*?<\/script>/g, "");
  expect(htmlFaults(withoutScripts)).toEqual([]);
  return markup;
}

/** What authors are told of a text: severity, line, message, what is allowed, and the fix. */
export async function faultsOf(
  text: string,
  options?: Options,
): Promise<string[]> {
  const { faults } = await compileText(text, options);
  return faults.map(({ severity, line, message, expected, note }) =>
    [severity, line, message, expected, note].filter(Boolean).join(" | "),
  );
}
