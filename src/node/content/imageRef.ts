import path from "node:path";
import { decodePercent } from "../../lib/decodePercent";

/** A picture as its file and its line: the file may come and go without the text changing. */
export type ImageRef = {
  src: string;
  alt: string;
  /** Empty for pictures on the web. */
  filePath: string;
  line?: number;
};

type File = { root: string; absolutePath: string };

/** Whether a picture would come from another host. */
export const isRemote = (src: string) =>
  /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(src);

/** Where a picture's file is: beside the text, or for a path from the site's root in static/. */
export function imageRef(
  { root, absolutePath }: File,
  { src, alt = "", line }: { src: string; alt?: string; line?: number },
): ImageRef {
  if (isRemote(src)) return { src, alt, line, filePath: "" };
  const written = src.replace(/[?#].*$/, "");
  const name = decodePercent(written) ?? written;
  const filePath = src.startsWith("/")
    ? path.join(root, "static", name)
    : path.join(path.dirname(absolutePath), name);
  return { src, alt, line, filePath };
}
