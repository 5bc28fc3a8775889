export type PictureFile = { src: string; width: number; height: number };

/** @example candidatesOf("/a.webp 360w, /b.webp 720w") -> [["/a.webp", 360], …] */
const candidatesOf = (srcset: string): [src: string, width: number][] =>
  [...srcset.matchAll(/(\S+)\s+(\d+)w/g)].map(([, src = "", width]) => [
    src,
    Number(width),
  ]);

/** The picture of a figure in the colour mode that is shown. */
export const shownImage = (figure: HTMLElement): HTMLImageElement | undefined =>
  [...figure.querySelectorAll<HTMLImageElement>("img")].find(
    (image) => image.getClientRects().length > 0,
  );

/** The largest file of a picture, in the first format that is offered. */
export function largestFile(image: HTMLImageElement): PictureFile {
  const source = image.parentElement?.querySelector("source");
  const sets = [source?.srcset ?? "", image.srcset].map(candidatesOf);
  const [largest] = (sets.find((set) => set.length > 0) ?? []).sort(
    ([, one], [, other]) => other - one,
  );
  const attribute = (name: string) => Number(image.getAttribute(name)) || 0;
  const shape = {
    width: attribute("width") || image.naturalWidth,
    height: attribute("height") || image.naturalHeight,
  };
  if (!largest) return { src: image.currentSrc || image.src, ...shape };
  const [src, width] = largest;
  return {
    src,
    width,
    height: Math.round((width / shape.width) * shape.height),
  };
}

/** A tenth more is nothing that anyone would see. */
const leastGain = 1.2;

/** Whether a picture has more to show than it can where it stands. */
export const hasMore = (image: HTMLImageElement): boolean =>
  largestFile(image).width > image.clientWidth * leastGain;
