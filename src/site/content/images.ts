import path from "node:path";
import { z } from "zod";
import { decodePercent } from "../../lib/address";
import { toPosix } from "../files/paths";
import { nodeText, nullableNodeText } from "./nodeFields";

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

const pixels = z.int().describe("In pixels.");

const imageSize = z
  .object({ width: pixels, height: pixels })
  .meta({ id: "ImageSize", description: "In CSS pixels." });

/** An image on the nodes of entries and authors. Gatsby finds its file by `filePath`. */
export const contentImage = z
  .object({
    src: nodeText(
      "As written in the entry: a path relative to it, or a web address.",
    ),
    alt: nodeText("What the picture shows; empty for decoration."),
    file: z.unknown().meta({
      graphql: 'File @link(by: "absolutePath", from: "filePath")',
      description: "The picture's file; null for web addresses.",
    }),
    publicURL: nullableNodeText(
      "The address of a file that is shown as it is; null for pictures that are resized, whose originals are not published.",
    ),
    size: imageSize
      .nullable()
      .describe(
        "The size of a file that is shown as it is, not resized: drawings (SVG) and what moves (GIF and its like); null for all others.",
      ),
  })
  .meta({
    id: "ContentImage",
    description: "A picture of a post, page or author.",
  }) as z.ZodType as z.ZodType<ImageRef>;

type Source = { root: string; absolutePath: string };

/** True for an address on another host, unlike `file:///…` and `C:\…`, which only their author's machine can open, and `https:/…`, which is a path for browsers. */
export const isRemote = (src: string) =>
  /^(?:(?!file:|https?:(?!\/\/))[a-z][a-z\d+.-]+:|\/\/)/i.test(src);

/** True for an animation, which no page shows as its image: it comes in one size only. */
export const isAnimation = (src: string) => /\.gif$/i.test(src);

/** True for a drawing, which is sharp in every size. */
export const isDrawing = (src: string) => /\.svg$/i.test(src);

/** Finds the file of an image: beside the entry, or in static/ for a path that starts with a slash. */
export function createImageRef(
  { root, absolutePath }: Source,
  { src, alt = "", ...rest }: Partial<ImageRef> & { src: string },
): ImageRef {
  if (isRemote(src)) return { ...rest, src, alt, filePath: "" };
  const address = src.replace(/[?#].*$/, "");
  const name = decodePercent(address) ?? address;
  const filePath = src.startsWith("/")
    ? path.join(root, "static", name)
    : path.join(path.dirname(absolutePath), name);
  return { ...rest, src, alt, filePath: toPosix(filePath) };
}
