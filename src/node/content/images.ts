import path from "node:path";
import { decodePercent } from "../../lib/address";
import { toPosix } from "../paths";

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
  field?: readonly PropertyKey[];
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
