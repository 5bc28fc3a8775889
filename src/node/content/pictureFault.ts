import { closeSync, openSync, readSync } from "node:fs";

/** What the build makes sizes of, and stops at if it can't. */
const resized = /\.(?:png|jpe?g|webp|avif|tiff?)$/i;

/** How files begin that it can read, whatever their names end with. */
const beginnings =
  /^(?:\x89PNG|\xff\xd8|RIFF|GIF8|II|MM|BM|8BPS|\0\0.\0|[^]{4}ftyp)|<svg/;

const enough = 4096;

/** How a file begins, a character for each byte; undefined where none can be read. */
function beginningOf(filePath: string): string | undefined {
  try {
    const file = openSync(filePath, "r");
    try {
      const bytes = Buffer.alloc(enough);
      return bytes.toString("latin1", 0, readSync(file, bytes));
    } finally {
      closeSync(file);
    }
  } catch {
    return undefined;
  }
}

/** Why a file that is named like a picture is none. */
export type PictureFault = { reason: string; fix: string };

const saveAgain = "Put the picture itself there";

export function pictureFault(filePath: string): PictureFault | null {
  if (!resized.test(filePath)) return null;
  const begins = beginningOf(filePath);
  if (begins === undefined || beginnings.test(begins)) return null;
  if (begins === "")
    return { reason: "its file is empty", fix: `${saveAgain}.` };
  if (begins.startsWith("version https://git-lfs"))
    return {
      reason: "its file only says where Git LFS keeps it",
      fix: "Fetch it with: git lfs pull",
    };
  return /^\s*<(?:!doctype html|html|head|body)/i.test(begins)
    ? {
        reason: "its file is a web page",
        fix: `${saveAgain}: open it by itself in a browser, and save that.`,
      }
    : {
        reason: "its file has another format inside",
        fix: `${saveAgain}, as PNG, JPEG, WebP or AVIF.`,
      };
}
