import path from "node:path";
import { nearest } from "../../lib/nearest";
import type { Referring } from "./checkReferences";
import type { ImageRef } from "./imageRef";
import type { PictureFault } from "./pictureFault";
import type { ContentProblem } from "./problem";

export type Files = {
  exists: (filePath: string) => boolean;
  /** Names of the pictures in a picture's folder. */
  siblings: (filePath: string) => readonly string[];
  pictureFault: (filePath: string) => PictureFault | null;
};

const placeFor = (src: string, file: string) =>
  src.startsWith("/")
    ? `static${src}`
    : path.posix.join(path.posix.dirname(file), src);

/** Pictures of authors that only this text has. */
const portraits = ({ bylines = [], lines }: Referring): ImageRef[] =>
  bylines.flatMap(({ own }) =>
    own?.image ? { ...own.image, line: lines?.authors } : [],
  );

/** Pictures that a text names and the site does not have, or can't read. */
export const checkImages = (
  text: Referring,
  files: Files,
): ContentProblem[] => {
  const { sourcePath: file, images, cover, coverDark } = text;
  const fields = new Map([
    [cover, "image"],
    [coverDark, "image_dark"],
  ]);
  const all = [cover ?? [], coverDark ?? [], images, portraits(text)].flat();
  return all.flatMap((image) => {
    if (image.filePath === "") return [];
    const place = { file, line: image.line, field: fields.get(image) };
    if (!files.exists(image.filePath)) return missing(image, place, files);
    const fault = files.pictureFault(image.filePath);
    if (!fault) return [];
    const message = `"${image.src}" is no picture: ${fault.reason}.`;
    return { severity: "error" as const, ...place, message, fix: fault.fix };
  });
};

type Place = Pick<ContentProblem, "line" | "field"> & { file: string };

function missing(
  { src, filePath }: ImageRef,
  place: Place,
  { siblings }: Files,
): ContentProblem {
  const names = siblings(filePath);
  const meant = nearest(src.split("/").at(-1) ?? src, names);
  return {
    severity: "error",
    check: "missingImages",
    ...place,
    message: `There is no file for the picture "${src}".`,
    allowed: names.length > 0 ? names.join(", ") : undefined,
    fix: meant
      ? `Did you mean "${src.slice(0, src.lastIndexOf("/") + 1)}${meant}"?`
      : `Put the file at ${placeFor(src, place.file)}.`,
  };
}
