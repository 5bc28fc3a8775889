import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";

/**
 * A file that was changed a moment ago may be half written, and change once
 * more without its time or its size telling: clocks of file systems go in
 * steps of some milliseconds.
 */
const settledAfter = 1000;

const known = new Map<string, { state: string; digest: string }>();

/**
 * A hash of what a file holds now, or null where there is none. In develop,
 * where all texts are looked at after each save, what did not change is not
 * read again.
 */
export function fileDigest(absolutePath: string): string | null {
  try {
    const { mtimeMs, ctimeMs, size, ino } = statSync(absolutePath);
    const state = [mtimeMs, ctimeMs, size, ino].join(" ");
    const before = known.get(absolutePath);
    if (before?.state === state) return before.digest;
    const digest = createHash("md5")
      .update(readFileSync(absolutePath))
      .digest("hex");
    const isSettled = Date.now() - ctimeMs > settledAfter;
    if (isSettled) known.set(absolutePath, { state, digest });
    else known.delete(absolutePath);
    return digest;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    known.delete(absolutePath);
    return null;
  }
}
