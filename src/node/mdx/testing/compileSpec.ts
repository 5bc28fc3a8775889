import type { TreeNode } from "../../../lib/contentTree";
import { compileMdx } from "../compileMdx";
import type { MdxFault } from "../compileMdx";
import type { TextFormat } from "../parse";
import { compileOptions } from "./compileOptions";
import { htmlOf } from "./htmlOf";
import { plainHtml } from "./plainHtml";

/** A heading that a text begins with would be its title, and not in it. */
const before = "Before\n\n";

/** Compiles an example of a specification; its type is left as it is written. */
export async function compileSpec(markdown: string, format: TextFormat) {
  const { compiled, faults } = await compileMdx(before + markdown, {
    ...compileOptions,
    format,
  });
  const [first, ...rest] = (compiled?.body ?? []) as TreeNode[];
  expect(compiled === null || first?.[2] === "Before").toBe(true);
  const html = () => (compiled ? plainHtml(htmlOf(rest)) : null);
  return { compiled, html, faults };
}

/** The examples' languages of code are often made up, which is a warning. */
export const errorsOf = (faults: readonly MdxFault[]) =>
  faults.filter(({ severity }) => severity === "error");
