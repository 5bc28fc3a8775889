import { createReader, fewTexts } from "./createReader";
import type { Reader } from "./createReader";
import type { ReadText, TextFile } from "./readText";
import type { UnreadText } from "./unreadFiles";

let ahead: Reader | undefined;
const begun = new Map<string, Promise<ReadText>>();

const keyOf = (absolutePath: string, digest: string) =>
  `${digest} ${absolutePath}`;

/**
 * Begins to read the texts that have no node yet, before Gatsby has sourced
 * anything: its steps until pages are made occupy one core only.
 */
export function readAhead(root: string, texts: readonly UnreadText[]): void {
  if (texts.length <= fewTexts) return;
  const reader = createReader(root, texts.length);
  for (const { absolutePath, place, digest } of texts) {
    const reading = reader.read({ root, absolutePath, place });
    // Whoever takes it hears of a failure.
    reading.catch(() => undefined);
    begun.set(keyOf(absolutePath, digest), reading);
  }
  ahead = reader;
}

/** Reads texts, taking those whose reading has begun. */
export function takeReader(root: string, texts: number) {
  const reader = ahead ?? createReader(root, texts);
  return {
    read: (file: TextFile, digest: string): Promise<ReadText> => {
      const key = keyOf(file.absolutePath, digest);
      const reading = begun.get(key) ?? reader.read(file);
      // What was read must not stay in memory.
      begun.delete(key);
      return reading;
    },
    spread: reader.spread,
    close: () => {
      reader.close();
      begun.clear();
      ahead = undefined;
    },
  };
}
