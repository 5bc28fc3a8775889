import type { Point } from "unist";
import type { Root } from "hast";
import { VFile } from "vfile";
import { visit } from "unist-util-visit";
import { isFeature } from "../../config/features";
import type { Feature } from "../../config/features";
import type { TextSite } from "../../components/content";
import { fromMessage } from "../diagnostics/diagnostic";
import type { Diagnostic } from "../diagnostics/diagnostic";
import { renderSiteComponents } from "./jsx/renderSiteComponents";
import { readText } from "./readText";
import type { CompileOptions, TextContent, UnfinishedText } from "./types";

/** Keeps a text with site components until what they need is known. */
export const suspendText = (
  tree: Root,
  file: VFile,
  { file: path, lang, toc }: CompileOptions,
): UnfinishedText =>
  copy({
    tree,
    options: { file: path, lang, toc },
    diagnostics: file.messages.map((message) => ({
      ...fromMessage(message, path),
      uses: message.line ? listFeaturesAt(tree, message as Point) : [],
    })),
  });

/** Copies data as the cache does. */
const copy = <T>(value: T) => JSON.parse(JSON.stringify(value)) as T;

/** Lists the features of all `<When>` around a place. */
function listFeaturesAt(tree: Root, place: Point): Feature[] {
  const features: Feature[] = [];
  visit(tree, { tagName: "When" }, (node) => {
    const { position, properties } = node;
    if (!position || !isFeature(properties.uses)) return;
    const { start, end } = position;
    if (!isBefore(place, start) && isBefore(place, end))
      features.push(properties.uses);
  });
  return features;
}

const isBefore = (a: Point, b: Point) =>
  a.line < b.line || (a.line === b.line && a.column < b.column);

/** Renders the site components of a text, and reads its content. */
export function completeText(
  { tree, options, diagnostics }: UnfinishedText,
  site: TextSite,
): { content: TextContent; diagnostics: Diagnostic[] } {
  const file = new VFile({ path: options.file });
  const rendered = renderSiteComponents(copy(tree), site, file);
  const content = readText(rendered, options, file);
  const current = diagnostics
    .filter(({ uses }) => uses.every((name) => site.features.includes(name)))
    .map(({ uses: _, ...diagnostic }) => diagnostic);
  const added = file.messages.map((message) =>
    fromMessage(message, options.file),
  );
  return { content, diagnostics: [...current, ...added] };
}
