import type { Root } from "hast";
import { VFile } from "vfile";
import { VFileMessage } from "vfile-message";
import { memoize } from "../../lib/memoize";
import { estimateReadingTime } from "./readingTime";
import { fromMessage } from "../diagnostics/diagnostic";
import type { CompileOptions, CompileResult, CompiledMarkdown } from "./types";
import { createExcerpt, withoutMarker } from "./excerpt";
import { readFacts } from "./facts";
import { loadEvaluate } from "./jsx/evaluate";
import { createModule } from "./jsx/imports";
import { renderComponents } from "./jsx/render";
import { createProcessor } from "./processor";
import { readSources } from "./addresses";

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
  let compiled: CompiledMarkdown;
  try {
    compiled = await run(file, options);
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    error.fatal = true;
    file.messages.push(explainSyntaxError(error));
    compiled = await run(new VFile({ data: { options } }), options);
  }
  const diagnostics = file.messages.map((message) =>
    fromMessage(message, path),
  );
  return { compiled, diagnostics };
}

const getEvaluate = memoize(loadEvaluate);

async function run(
  file: VFile,
  { format, lang, toc = { minLevel: 2, maxLevel: 3 } }: CompileOptions,
): Promise<CompiledMarkdown> {
  const processor = createProcessor(String(file.value), format);
  const root = await processor.run(processor.parse(file), file);
  const { blocks, components } = renderComponents(
    root as Root,
    file,
    await getEvaluate(),
  );
  const body: Root = { type: "root", children: withoutMarker(blocks) };
  const { excerpt, hasMore } = createExcerpt(blocks);
  const facts = readFacts(body, file);
  return {
    ...facts,
    excerpt: { type: "root", children: excerpt },
    hasMore,
    title: file.data.title ?? null,
    body,
    toc: facts.toc.filter(
      ({ depth }) => depth >= toc.minLevel && depth <= toc.maxLevel,
    ),
    sources: readSources(body),
    components,
    module: createModule(file),
    readingTime: estimateReadingTime(facts.text, lang),
  };
}

const mdxNote =
  "In .mdx files < begins a tag, which has to end, and { JavaScript; where they are text, write \\< and \\{.";

/** Completes a message of the parser: the cause, and how to write the characters as text. */
function explainSyntaxError(error: VFileMessage): VFileMessage {
  const { cause } = error;
  if (cause instanceof Error) {
    const detail = cause.message.replace(/ \(\d+:\d+\)$/, "");
    error.reason = error.reason.replace(/ with acorn$/, `: ${detail}`);
  }
  // The line of an unclosed tag is only in the text of the message.
  const [begin, line] =
    /^Expected .*`( \((\d+):\d+-\d+:\d+\))/.exec(error.reason)?.slice(1) ?? [];
  if (begin) {
    error.reason = error.reason.replace(begin, "");
    error.line = Number(line);
  }
  error.note = mdxNote;
  return error;
}
