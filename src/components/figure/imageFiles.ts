type ImageFile = { src: string; width: number; height: number };

/** @example parseSrcset("/a.webp 360w, /b.webp 720w") -> [["/a.webp", 360], …] */
const parseSrcset = (srcset: string): [src: string, width: number][] =>
  [...srcset.matchAll(/(\S+)\s+(\d+)w/g)].map(([, src = "", width]) => [
    src,
    Number(width),
  ]);

/** Finds the picture of a figure in the colour mode that is shown. */
export const findShownImage = (
  figure: HTMLElement,
): HTMLImageElement | undefined =>
  [...figure.querySelectorAll<HTMLImageElement>("img")].find(
    (image) => image.getClientRects().length > 0,
  );

/** Finds the largest file of a picture, which phones show in its wide version, too. */
export function findLargestFile(image: HTMLImageElement): ImageFile {
  const [largest] = parseSrcset(image.srcset).sort(
    ([, one], [, other]) => other - one,
  );
  const attribute = (name: string) => Number(image.getAttribute(name)) || 0;
  const size = {
    width: attribute("width") || image.naturalWidth,
    height: attribute("height") || image.naturalHeight,
  };
  if (!largest) return { src: image.currentSrc || image.src, ...size };
  const [src, width] = largest;
  const height = Math.round((width / size.width) * size.height);
  return { src, width, height };
}
