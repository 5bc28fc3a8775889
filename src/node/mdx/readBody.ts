import { abbreviations } from "./abbreviations";
import type { CompileOptions } from "./compileMdx";
import { foreignImports } from "./foreignImports";
import { keepTogether } from "./keepTogether";
import { mathBlocks } from "./math/mathBlocks";
import { readOwnCode } from "./ownCode";
import { paragraphsOfParts } from "./paragraphsOfParts";
import { parseText } from "./parse";
import { plainFaults } from "./plainFaults";
import { readMarkdown } from "./readMarkdown";
import { settleMarkdown } from "./settle/settleMarkdown";
import { takeLeadingTitle } from "./takeLeadingTitle";
import type { Tools } from "./tools";
import { unknownComponents } from "./unknownComponents";

/** What may be the name of an emoji. */
const shortcode = /:(?:\+1|[-\w]+):/;

/** Parses a content file's body, and reads from its tree what need not be rendered for it. */
export async function readBody(
  body: string,
  { format, typography }: Pick<CompileOptions, "format" | "typography">,
  tools: Tools,
) {
  const mdast = parseText(body, format, tools);
  const isPlain = format === "md";
  // Before anything reads the text in another way than its author wrote it.
  const foreign = isPlain ? plainFaults(mdast) : foreignImports(mdast);
  const emoji = shortcode.test(body) ? await tools.loadEmoji() : undefined;
  const settled = settleMarkdown(mdast, { source: body, typography, emoji });
  paragraphsOfParts(mdast);
  const leadingTitle = takeLeadingTitle(mdast);
  if (typography) keepTogether(mdast);
  const warnings = [...abbreviations(mdast), ...mathBlocks(mdast, body)];
  const facts = readMarkdown(mdast);
  const own = isPlain ? undefined : readOwnCode(mdast);
  const errors = [
    ...foreign,
    ...unknownComponents(facts, own),
    ...(own?.faults ?? []),
  ];
  return { mdast, settled, leadingTitle, facts, own, warnings, errors };
}

export type ReadBody = Awaited<ReturnType<typeof readBody>>;
