import { once } from "../once";
import type { CompileOptions, CompileResult } from "./types";

export type { CompiledMarkdown, CompileOptions } from "./types";

// Gatsby's workers load this module as well, and never compile.
const load = once(() => import("./runProcessor"));

/**
 * Compiles a text, once, into everything that any page needs of it.
 * @param source without front matter, whose lines are blank
 */
export async function compileMarkdown(
  source: string,
  options: CompileOptions,
): Promise<CompileResult> {
  const { runProcessor } = await load();
  return runProcessor(source, options);
}
