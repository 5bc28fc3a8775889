import path from "node:path";
import { decodePercent } from "../../lib/decodePercent";

/** A file that may name pictures; its path is from the project's root, with forward slashes. */
export type NamingFile = { file: string; text: string };

/** What may stand in a path within a text: quotes, brackets and spaces end it. */
const token = /[^\s"'`()<>[\]{}|=,;]+\.(?:png|jpe?g|webp|avif|gif|svg|ico)/gi;

const plain = (text: string) => (decodePercent(text) ?? text).normalize("NFC");

/** Folders of content, from its own up to content/ itself. */
function* foldersAbove(picture: string): Generator<string> {
  for (
    let folder = path.posix.dirname(picture);
    folder !== "." && folder !== "/";
    folder = path.posix.dirname(folder)
  ) {
    yield folder;
  }
}

/** The paths that a text's paths may mean: beside it, in static/, or from the root. */
function* meantBy({ file, text }: NamingFile): Generator<string> {
  for (const [written] of text.matchAll(token)) {
    const name = plain(written.replace(/^[a-z]+:\/\/[^/]+/i, ""));
    yield path.posix.join(path.posix.dirname(file), name);
    yield path.posix.join("static", name);
    yield path.posix.join(name);
  }
}

/** Names that a text puts together: `steps-${lang}.png` is any that begins and ends so. */
function* patternsIn({ text }: NamingFile): Generator<RegExp> {
  const composed =
    /([\w./@-]*)\$\{[^}]*\}([\w./@-]*)\.(png|jpe?g|webp|avif|gif|svg|ico)/gi;
  const escaped = (part = "") => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  for (const [, before = "", after, ending] of text.matchAll(composed)) {
    const start = before.split("/").at(-1);
    yield new RegExp(`^${escaped(start)}.*${escaped(after)}\\.${ending}$`, "i");
  }
}

/** Files at the site's root that browsers and networks ask for without being told. */
const knownByName =
  /^static\/(?:favicon\.(?:ico|svg|png)|apple-touch-icon[\w-]*\.png|\.well-known\/.*)$/;

/**
 * Tells of any picture whether something names it. It errs on the side of the
 * picture: code, config and styles may name it by its last name alone, and so
 * may texts in its own folder, and in those above and below.
 */
export function createNaming(files: readonly NamingFile[]) {
  const meant = new Set<string>();
  const patterns: RegExp[] = [];
  const texts = files.map(({ file, text }) => ({ file, text: plain(text) }));
  for (const file of texts) {
    for (const name of meantBy(file)) meant.add(name);
    patterns.push(...patternsIn(file));
  }
  const mentions = (text: string, base: string) => {
    const escaped = base.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    return new RegExp(`(?<![\\w-])${escaped}`, "i").test(text);
  };
  return (picture: string): boolean => {
    const wanted = plain(picture);
    const base = path.posix.basename(wanted);
    if (meant.has(wanted) || knownByName.test(wanted)) return true;
    if (patterns.some((pattern) => pattern.test(base))) return true;
    const folders = new Set(foldersAbove(wanted));
    const [own = ""] = folders;
    return texts.some(({ file, text }) => {
      const isNear =
        !file.startsWith("content/") ||
        file.startsWith(`${own}/`) ||
        (folders.has(path.posix.dirname(file)) &&
          path.posix.dirname(file) !== "content");
      return isNear && mentions(text, base);
    });
  };
}
