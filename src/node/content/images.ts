import path from "node:path";
import { decodePercent } from "../../lib/decodePercent";
import type { Diagnostic } from "../diagnostics/diagnostic";
import { suggest } from "../../lib/nearest";
import type { FileLookup } from "../links/fileLookup";
import { relativePosix, toPosix } from "../paths";
import { isRecord } from "./frontMatter";

/** An image that an entry names, by its file: that may come and go without the entry changing. */
export type ImageRef = {
  src: string;
  alt: string;
  /** Absolute, as Gatsby's File nodes have it; empty for images on the web. */
  filePath: string;
  line?: number;
  /** The partial that names it. */
  partial?: string;
  /** The field of the front matter that names it. */
  field?: string;
};

type Source = { root: string; absolutePath: string };

/** Whether an image would come from another host. */
export const isRemote = (src: string) =>
  /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(src);

/** Finds the file of an image: beside the entry, or in static/ for a path from the site's root. */
export function createImageRef(
  { root, absolutePath }: Source,
  { src, alt = "", ...rest }: Partial<ImageRef> & { src: string },
): ImageRef {
  if (isRemote(src)) return { ...rest, src, alt, filePath: "" };
  const written = src.replace(/[?#].*$/, "");
  const name = decodePercent(written) ?? written;
  const filePath = src.startsWith("/")
    ? path.join(root, "static", name)
    : path.join(path.dirname(absolutePath), name);
  return { ...rest, src, alt, filePath: toPosix(filePath) };
}

const imageFile = /\.(?:png|jpe?g|webp|avif|gif|svg)$/i;

/** An entry, or an item of a data file. */
type ImageSource = { sourcePath: string | null };

/**
 * Reports images whose file is missing. Letters count as on hosts, though the
 * disk may not tell "A" from "a".
 */
export const checkImages = (
  root: string,
  sources: readonly ImageSource[],
  files: FileLookup,
): Diagnostic[] =>
  sources.flatMap((source) =>
    findImages(source).flatMap(({ src, filePath, line, partial, field }) => {
      const projectPath = `/${relativePosix(root, filePath)}`;
      if (filePath === "" || files.has(projectPath.normalize("NFC"))) return [];
      const { dir, base } = path.posix.parse(projectPath);
      const others = files.filesIn(dir).filter((name) => imageFile.test(name));
      return {
        reason: `Image not found: "${src}".`,
        fatal: true,
        ruleId: "missingImages",
        file: partial ?? source.sourcePath ?? "",
        line,
        field,
        expected: others.length > 0 ? others : undefined,
        note: suggest(base, others),
      };
    }),
  );

/** All images of an entry, whichever of its fields hold them. */
function findImages(value: unknown): ImageRef[] {
  if (Array.isArray(value)) return value.flatMap(findImages);
  if (!isRecord(value)) return [];
  return typeof value.filePath === "string"
    ? [value as ImageRef]
    : Object.values(value).flatMap(findImages);
}
