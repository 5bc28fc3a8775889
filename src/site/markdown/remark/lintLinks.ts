import type { Nodes, Text } from "mdast";
import { toString } from "mdast-util-to-string";
import type { VFile } from "vfile";
import { sourceOf } from "../nodes";
import { warn } from "../report";
import type { Place } from "../report";

/** Matches a picture, or a link whose address is clear, with a space or a single bracket in its address, or something behind it. */
const broken =
  /(?<!\\)(?:!\[[^[\]]*\]\(|\[[^[\]]*\]\((?=\.{0,2}\/|tel:))[^()\s]+(?:\s[^()]*|\([^()\s]*)\)/g;
const address = "(?:https?://|www\\.|mailto:|tel:|\\.{0,2}/)[^\\s()[\\]<>]*";
/** Match what links elsewhere, or almost does: [[a page]], an address behind a space, brackets the other way round, an address without its protocol. */
const slips = [
  "\\[\\[(?<to>\\p{L}[^[\\]|]*)(?:\\|(?<words>[^[\\]]+))?\\]\\]",
  `\\[(?<words>[^[\\]]+)\\]\\s\\((?<to>${address})\\)?`,
  `\\((?<words>[^()]+)\\)\\[(?<to>${address})\\]?`,
  "<(?<to>www\\.[^\\s<>]*)>?",
].map((slip) => new RegExp(`(?<!\\\\)${slip}`, "gu"));

/** Gives an address what it needs to lead somewhere. */
const completeAddress = (to: string) =>
  to.startsWith("www.") ? `https://${to}` : /^[./]|:/.test(to) ? to : `/${to}`;

/**
 * Reports what should be a link, and is shown as it is written.
 * @param next what follows the text: an address by itself is a link
 */
export function checkLinks(
  node: Text,
  file: VFile,
  place: Place,
  next?: Nodes,
): void {
  const source = sourceOf(node, file);
  if (source.includes("[")) checkReferences(source, file, place);
  if (source.includes("]("))
    for (const [written] of source.matchAll(broken))
      warn(file, `This is shown as text: ${written}.`, place, {
        note: "An address has no spaces and no single brackets: write it between < and >. Only a title in quotes may follow.",
      });
  const isAddress =
    next?.type === "link" && !/^[[<]/.test(sourceOf(next, file));
  const all = isAddress ? source + toString(next) : source;
  for (const slip of slips)
    for (const { 0: written, groups = {} } of all.matchAll(slip)) {
      const { to = "", words = to } = groups;
      warn(file, `This is shown as text: ${written}.`, place, {
        note: `Did you mean [${words}](${completeAddress(to)})? If it is text, write \\ before it.`,
      });
    }
}

/** Matches the name of a footnote, or that of an address after the words of its link. */
const reference = /(?<!\\)\[\^[^\]\s]+\]|(?<![\\\w\]])\[[^[\]]+\]\[[^[\]]+\]/g;

/** Reports what is shown with its brackets, since nothing is defined by its name. */
function checkReferences(source: string, file: VFile, place: Place): void {
  for (const [written] of source.matchAll(reference)) {
    const name = written.replace(/^.*\](?=\[)/s, "");
    const noun = name.startsWith("[^") ? "footnote" : "address";
    warn(file, `The ${noun} ${name} is not defined.`, place, {
      note: `Add a line "${name}: …", or write \\${written} if it is text.`,
    });
  }
}
