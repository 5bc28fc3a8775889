import { isUtf8 } from "node:buffer";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { open } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import type { DiagnosticInput } from "../../lib/diagnosticInput";
import type { Diagnostic } from "../diagnostics/diagnostic";
import { hasShortNames } from "../../lib/address";
import { suggest } from "../../lib/nearest";
import type { FileLookup } from "./fileLookup";
import { memoizeFile, relativePosix, toPosix } from "../files/paths";
import { isRecord } from "../files/parseYaml";
import { isAnimation, isDrawing, type ImageRef } from "../content/images";

/** Browsers draw nothing without it. */
const svgNamespace = "http://www.w3.org/2000/svg";

const imageFile = /\.(?:a?png|jpe?g|webp|avif|gif|svg|tiff?)$/i;

/**
 * Writes the paths of pictures as the disk has them: macOS and archives may
 * write accents as letters of their own, and Gatsby finds files by their letters.
 */
export function nameAsOnDisk(root: string, sources: readonly object[]): void {
  for (const image of sources.flatMap(findImages)) {
    const { filePath } = image;
    if (/^\p{ASCII}*$/u.test(filePath) || existsSync(filePath)) continue;
    image.filePath = relativePosix(root, filePath)
      .split("/")
      .reduce((folder, name) => {
        const names = existsSync(folder) ? readdirSync(folder) : [];
        const same = (other: string) =>
          other.normalize("NFC") === name.normalize("NFC");
        return path.posix.join(folder, names.find(same) ?? name);
      }, toPosix(root));
  }
}

/** An entry, or an item of a data file. */
type ImageSource = { sourcePath: string | null };

/** Reports images whose file is missing or can't be read. */
export async function checkImages(
  root: string,
  sources: readonly ImageSource[],
  files: FileLookup,
): Promise<Diagnostic[]> {
  const images = sources.flatMap((source) =>
    findImages(source).map((image) => ({ image, file: source.sourcePath })),
  );
  const unreadable = await findUnreadable(
    new Set(images.map(({ image }) => image.filePath)),
  );
  return images.flatMap(({ image, file }) => {
    const { src, filePath, line, field } = image;
    const place = { file: file ?? "", line, field };
    const problem =
      findMissing(root, image, files) ??
      checkName(filePath) ??
      (unreadable.has(filePath) && {
        reason: `Not a picture that can be read: "${src}".`,
        note: `${isDrawing(filePath) ? drawingNote : photoNote}; with Git LFS, run: git lfs pull`,
      });
    if (problem) return { ...problem, fatal: true, ...place };
    const isImageOfPage = /^image(?:_dark)?$/.test(field?.join() ?? "");
    return isImageOfPage && isAnimation(filePath)
      ? { ...animationAsImage, actual: src, fatal: false, ...place }
      : [];
  });
}

const photoNote =
  "Save it again as PNG, JPEG, WebP or AVIF. A photo from a phone may be HEIC under another name";

const drawingNote = `Save it again as plain SVG, in UTF-8, with a size and xmlns="${svgNamespace}"`;

const animationAsImage: DiagnosticInput = {
  reason: "No page shows an animation as its image.",
  note: "Save it as PNG, JPEG, WebP, AVIF or SVG.",
};

const checkName = (filePath: string): DiagnosticInput | undefined =>
  hasShortNames(path.basename(filePath))
    ? undefined
    : {
        reason: "The picture's name is longer than 200 bytes.",
        actual: path.basename(filePath),
        note: "Give the file a shorter name: letters outside ASCII have two to four bytes, and disks take 255 with what a build adds.",
      };

/** Describes a missing file. Letters count as on hosts, though the disk may not tell "A" from "a". */
function findMissing(
  root: string,
  { src, filePath }: ImageRef,
  files: FileLookup,
): DiagnosticInput | undefined {
  const projectPath = `/${relativePosix(root, filePath)}`;
  if (filePath === "" || files.has(projectPath.normalize("NFC"))) return;
  const { dir, base } = path.posix.parse(projectPath);
  const others = files.filesIn(dir).filter((name) => imageFile.test(name));
  const fileName = path.posix.basename(src);
  return {
    reason: `Image not found: "${src}".`,
    ruleId: "missingImages",
    expected: others.length > 0 ? others : undefined,
    note: others.includes(fileName)
      ? `In an address, the characters #, ? and % of a name are written ${encodeURIComponent(fileName)}.`
      : suggest(base, others),
  };
}

/** The number of files that are open at a time. */
const filesAtOnce = 32;

/** Finds the files that the build could not resize, or browsers not draw. */
async function findUnreadable(
  files: ReadonlySet<string>,
): Promise<Set<string>> {
  const pictures = [...files].filter((file) => file !== "");
  const unreadable = new Set<string>();
  for (let start = 0; start < pictures.length; start += filesAtOnce) {
    const batch = pictures.slice(start, start + filesAtOnce);
    await Promise.all(
      batch.map(async (file) => {
        if (!(await canShow(file))) unreadable.add(file);
      }),
    );
  }
  return unreadable;
}

/** The bytes that photos and screenshots end with. */
const ends: Readonly<Record<string, string>> = {
  jpeg: "\xff\xd9",
  png: "IEND",
};

/** Reads the header of a picture, and whether it is whole. */
const isPicture = memoizeFile(async (file) => {
  try {
    if (isDrawing(file)) return await isDrawable(readFileSync(file));
    const { compression, format } = await sharp(file).metadata();
    if (compression === "hevc") return false;
    const end = ends[format];
    // Only what does not end as usual, or has no end, has to be read as a whole.
    if (format === "heif" || (end && !(await readTail(file)).includes(end)))
      await sharp(file, { failOn: "truncated" }).stats();
    return true;
  } catch {
    return false;
  }
});

/** True for a drawing that browsers draw, and the build as well, which makes PNG of it for feeds and cards. */
async function isDrawable(svg: Buffer): Promise<boolean> {
  // Hosts serve drawings as UTF-8, whatever they say of themselves.
  if (!isUtf8(svg) || !svg.includes(svgNamespace)) return false;
  return (await sharp(svg).metadata()).format === "svg";
}

/** Reads the last bytes of a file; cameras may have written some of their own behind the picture. */
async function readTail(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const length = Math.min(size, 65_536);
    const bytes = Buffer.alloc(length);
    await handle.read(bytes, 0, length, size - length);
    return bytes.toString("latin1");
  } finally {
    await handle.close();
  }
}

const canShow = async (file: string): Promise<boolean> =>
  imageFile.test(file) && existsSync(file) && isPicture(file);

/** Finds all images of an entry, whichever of its fields hold them. */
function findImages(value: unknown): ImageRef[] {
  if (Array.isArray(value)) return value.flatMap(findImages);
  if (!isRecord(value)) return [];
  return typeof value.filePath === "string"
    ? [value as ImageRef]
    : Object.values(value).flatMap(findImages);
}
