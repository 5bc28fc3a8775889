import path from "node:path";
import { decodePercent } from "../../lib/address";
import { toPosix } from "../files/paths";

/** An image that an entry refers to. Its file may appear or disappear without a change of the entry. */
export type ImageRef = {
  src: string;
  alt: string;
  /** The absolute path, as Gatsby's File nodes have it; empty for images on the web. */
  filePath: string;
  line?: number;
  /** The front matter field that refers to the image. */
  field?: readonly PropertyKey[];
};

type Source = { root: string; absolutePath: string };

/** True for an image on another host. */
export const isRemote = (src: string) =>
  /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(src);

/** Finds the file of an image: beside the entry, or in static/ for a path that starts with a slash. */
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
