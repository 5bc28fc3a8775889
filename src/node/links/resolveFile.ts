import path from "node:path";
import { decodePercent } from "../../lib/decodePercent";
import { nearestPath } from "../checks/nearestPath";
import { isContentFile } from "../content/contentPlace";
import { adviceOn, wholeAddress } from "./adviceOn";
import type { LinkFault, LinkSite, Resolution } from "./linkSite";
import { folderAt } from "./siteIndex";
import type { LinkedText, SiteIndex } from "./siteIndex";

const { posix } = path;

/** Names that a file's letters may be written with. */
const nameOf = (pathname: string) =>
  (decodePercent(pathname) ?? pathname).normalize("NFC");

/**
 * A link by file path, from the folder of the text's own file. To a text, in
 * whatever form, it leads to the page of that text in the locale of the page
 * that shows the link; to any other file, to a copy of that.
 */
export function resolveFile(
  written: string,
  { pathname, suffix }: { pathname: string; suffix: string },
  text: LinkedText,
  { index, assetPath }: LinkSite,
): Resolution {
  const from = posix.join("/", posix.dirname(text.sourcePath));
  const file = posix.join(from, nameOf(pathname)).replace(/(?!^)\/+$/, "");
  if (!file.startsWith("/content/")) {
    return { fault: outside(written) };
  }
  const folder = folderAt(file.slice("/content/".length));
  const page =
    folder === undefined ? undefined : index.pageOf(folder, text.locale);
  const isThere = index.files.has(file);
  // Without an ending it names the text, whatever its files are called.
  if (page !== undefined && (isThere || !isContentFile(file))) {
    return { to: page + suffix };
  }
  if (isThere && !isContentFile(file)) {
    return { to: assetPath(file.slice(1)) + suffix, asset: file.slice(1) };
  }
  const fault = isThere
    ? unpublished(file, written)
    : missing({ file, from, written }, index);
  return { fault };
}

const unlikeFile = (
  file: string,
  written: string,
  whole: string,
): LinkFault => ({
  check: "brokenLinks",
  target: file.slice(1),
  message: "Without a protocol, this is the path of a file, and there is none.",
  fix: adviceOn(written, whole),
});

const outside = (written: string): LinkFault => ({
  check: "brokenLinks",
  target: written,
  message: "This path leads out of content/, which no page has a copy of.",
  fix: "Put the file beside the text, or into static/ and write its path from there.",
});

const unpublished = (file: string, written: string): LinkFault => ({
  check: "brokenMarkdownLinks",
  target: file.slice(1),
  message: "This text has no page: it is a draft, not yet due, or left out.",
  fix: `Publish it, or take the link "${written}" away until then.`,
});

type Missing = { file: string; from: string; written: string };

const extension = (file: string) => posix.extname(file).toLowerCase();

/** A file of the same kind in a folder: by names alone, for of a long path much may differ. */
function nearestBeside(dir: string, base: string, files: SiteIndex["files"]) {
  const names = files
    .filesIn(dir)
    .filter((name) => extension(name) === extension(base));
  const name = nearestPath(base, names);
  return name === undefined ? undefined : posix.join(dir, name);
}

/** Nothing has this name: proposes what has one like it, as the author would write it. */
function missing(
  { file, from, written }: Missing,
  { files, textFiles, textFolders }: SiteIndex,
): LinkFault {
  const whole = wholeAddress(written);
  if (whole !== undefined) return unlikeFile(file, written, whole);
  const { dir, base, ext } = posix.parse(file);
  const isText = isContentFile(file) || ext === "";
  const texts = ext === "" ? textFolders : textFiles;
  const meant = isText
    ? nearestPath(file, [...texts])
    : nearestBeside(dir, base, files);
  const way = meant && posix.relative(from, meant);
  const proposal = way && (way.startsWith(".") ? way : `./${way}`);
  return {
    check: isText ? "brokenMarkdownLinks" : "brokenLinks",
    target: file.slice(1),
    message: isText
      ? "There is no text in this file or folder."
      : "There is no such file.",
    fix: proposal ? adviceOn(written, proposal) : undefined,
  };
}
