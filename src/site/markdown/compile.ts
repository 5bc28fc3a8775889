import type { Root } from "hast";
import { VFile } from "vfile";
import { VFileMessage } from "vfile-message";
import { memoize } from "../../lib/memoize";
import { fromMessage } from "../diagnostics/diagnostic";
import { checkNesting } from "./checkNesting";
import { loadEvaluate } from "./jsx/evaluate";
import { createModule } from "./jsx/imports";
import { renderComponents } from "./jsx/render";
import { createProcessor } from "./processor";
import { setDirections } from "./rehype/direction";
import { readText } from "./readText";
import type { CompileOptions, CompileResult } from "./types";

export { listFolders } from "./readText";
export { toJsonml } from "./toJsonml";
export type { CompiledMarkdown, CompileOptions } from "./types";

/**
 * Compiles a text into all data that pages need. Loads the parsers: modules that
 * Gatsby's workers load must import it on demand.
 * @param source the file with blank lines instead of its front matter
 */
export async function compileMarkdown(
  source: string,
  options: CompileOptions,
): Promise<CompileResult> {
  const path = options.file;
  const file = new VFile({ path, value: source, data: { options } });
  try {
    return await run(file, options);
  } catch (error) {
    // Deep nesting is too much for the parser, or for what works on its tree.
    const fault =
      error instanceof RangeError
        ? new VFileMessage("Blocks or tags are too deep inside each other.")
        : error;
    if (!(fault instanceof VFileMessage)) throw fault;
    fault.fatal = true;
    const { compiled } = await run(new VFile({ data: { options } }), options);
    const messages = [
      ...file.messages,
      explainSyntaxError(fault, String(file.value)),
    ];
    const diagnostics = messages.map((message) => fromMessage(message, path));
    return { compiled, diagnostics };
  }
}

const getEvaluate = memoize(loadEvaluate);

async function run(
  file: VFile,
  options: CompileOptions,
): Promise<CompileResult> {
  const processor = createProcessor(String(file.value), options.format);
  const root = await processor.run(processor.parse(file), file);
  const tree = renderComponents(root as Root, file, await getEvaluate());
  setDirections(tree, options.lang);
  if (options.format === "mdx" && String(file.value).includes("<"))
    checkNesting(tree, file);
  const compiled = {
    ...readText(tree, options, file),
    title: file.data.title ?? null,
    module: createModule(file),
  };
  const diagnostics = file.messages.map((message) =>
    fromMessage(message, options.file),
  );
  return { compiled, diagnostics };
}

const mdxNote =
  "In .mdx files < begins a tag, which has to end, and { JavaScript; where they are text, write \\< and \\{.";

const moduleNote =
  "In .mdx files a line that begins with import or export is code; where it is text, let another word begin the line, or rename the file to .md.";

/** Completes a message of the parser: the cause, and how to write the characters as text. */
function explainSyntaxError(error: VFileMessage, source: string): VFileMessage {
  const { cause } = error;
  if (cause instanceof Error) {
    const detail = cause.message.replace(/ \(\d+:\d+\)$/, "");
    error.reason = error.reason.replace(/ with acorn$/, `: ${detail}`);
  }
  // The line of an unclosed tag is only in the text of the message.
  const [begin, tagLine] =
    /^Expected .*`( \((\d+):\d+-\d+:\d+\))/.exec(error.reason)?.slice(1) ?? [];
  if (begin) {
    error.reason = error.reason.replace(begin, "");
    error.line = Number(tagLine);
  }
  const line = source.split("\n")[(error.line ?? 0) - 1] ?? "";
  if (error.line !== undefined)
    error.note = /^(?:import|export)\b/.test(line) ? moduleNote : mdxNote;
  return error;
}
