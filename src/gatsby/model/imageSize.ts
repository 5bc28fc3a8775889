import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { isAnimatedPng } from "../../output/pngChunks";
import { isDrawing } from "../../site/content/images";
import { memoizeFile } from "../../site/files/paths";

export type ImageSize = { width: number; height: number };

/** Formats that sharp, as Gatsby uses it, does not resize or may reduce to their first frame. */
const candidate = /\.(?:svg|gif|webp|a?png|avif)$/i;

/** Formats that sharp resizes, unless they move. */
const photo = /\.(?:jpe?g|png|webp|avif|tiff?)$/i;

/** True for a file that pages show in sizes of their own, and not as it is. */
export const isResized = async (filePath: string): Promise<boolean> =>
  photo.test(filePath) && (await readImageSize(filePath)) === null;

/**
 * Reads the size of a picture that must be shown unchanged: a drawing or an
 * animation. Null for pictures that are resized, and for unreadable ones; the
 * check of links reports those that are missing, with the text that uses them.
 */
export async function readImageSize(
  filePath: string,
): Promise<ImageSize | null> {
  return candidate.test(filePath) ? readSize(filePath) : null;
}

/** Several fields of each page that shows a picture ask for its size. */
const readSize = memoizeFile(async (filePath): Promise<ImageSize | null> => {
  try {
    const content = await readFile(filePath);
    // Its renderer refuses a drawing whose size it can't tell.
    if (isDrawing(filePath)) return readSvgSize(content.toString());
    const {
      format,
      width,
      height,
      pageHeight,
      pages = 1,
    } = await sharp(content).metadata();
    const isShownAsIs =
      format === "gif" ||
      pages > 1 ||
      (format === "png" && isAnimatedPng(content));
    return isShownAsIs ? { width, height: pageHeight ?? height } : null;
  } catch {
    return null;
  }
});

/** Reads the width of a picture in relation to its height, the right way up; null for an unreadable one. */
export const readShape = memoizeFile(
  async (filePath): Promise<number | null> => {
    const size = await readImageSize(filePath);
    try {
      const { width, height } =
        size ?? (await sharp(filePath).metadata()).autoOrient;
      return Number((width / height).toFixed(3));
    } catch {
      return null;
    }
  },
);

/** True for a picture without a transparent part, such as a photo; false for an unreadable one. */
export const readIsOpaque = memoizeFile(async (filePath): Promise<boolean> => {
  try {
    const picture = sharp(filePath);
    const { hasAlpha } = await picture.metadata();
    return !hasAlpha || (await picture.stats()).isOpaque;
  } catch {
    return false;
  }
});

/** CSS pixels of each unit; letters are those of a browser's own size. */
const pixels: Record<string, number> = {
  "": 1,
  px: 1,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  pt: 96 / 72,
  pc: 16,
  em: 16,
  rem: 16,
  ex: 8,
};

/** The size that browsers give to a drawing that says nothing of its own. */
const defaultSize = { width: 300, height: 150 };

/** Reads a length; undefined for a share of the room (100%), and for what is none. */
function readLength(value = ""): number | undefined {
  const [, number, unit = ""] =
    /^\s*([\d.]+(?:e[+-]?\d+)?)([a-z]*)\s*$/i.exec(value) ?? [];
  const factor = pixels[unit.toLowerCase()];
  const length = Number(number) * (factor ?? NaN);
  return length > 0 ? length : undefined;
}

/** Returns the size at which browsers show an SVG file, whose own renderer knows 72 pixels per inch. */
function readSvgSize(svg: string): { width: number; height: number } | null {
  const text = svg.replace(/<!--[\s\S]*?-->/g, "");
  const tag = /<(?:\w+:)?svg\b(?:"[^"]*"|'[^']*'|[^>"'])*>/.exec(text)?.[0];
  if (!tag) return null;
  const read = (name: string) => {
    const [, , value = ""] =
      new RegExp(`\\s${name}\\s*=\\s*(["'])(.*?)\\1`, "s").exec(tag) ?? [];
    return value.replace(
      /&([\w.-]+);/g,
      (entity, key: string) =>
        new RegExp(`<!ENTITY\\s+${key}\\s+["'](.*?)["']`).exec(text)?.[1] ??
        entity,
    );
  };
  const width = readLength(read("width"));
  const height = readLength(read("height"));
  const [, , boxWidth = 0, boxHeight = 0] = read("viewBox")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const ratio = boxWidth > 0 && boxHeight > 0 ? boxWidth / boxHeight : 0;
  const size = ratio
    ? {
        width: width ?? (height ? height * ratio : boxWidth),
        height: height ?? (width ? width / ratio : boxHeight),
      }
    : { ...defaultSize, ...(width && { width }), ...(height && { height }) };
  return { width: Math.round(size.width), height: Math.round(size.height) };
}
