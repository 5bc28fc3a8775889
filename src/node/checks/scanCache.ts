import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Scan } from "./scanHtml";

/** To be changed with what scanHtml finds: what older code has found must not stay. */
const format = 1;

/** A scan with its addresses as places in one list: all pages share most of them. */
type Entry = [stamp: string, links: number[], images: number[], ids: number[]];
type Stored = { format: number; texts: string[]; pages: Record<string, Entry> };

/** What pages referred to when they were last read; pages that are gone are forgotten. */
export type ScanCache = {
  get: (file: string, stamp: string) => Scan | undefined;
  /** Remembers a scan, and gives it back in strings of its own. */
  keep: (file: string, stamp: string, scan: Scan) => Scan;
  write: () => void;
};

export function createScanCache(file: string): ScanCache {
  const stored = read(file);
  const places = new Map<string, number>();
  const pages: Record<string, Entry> = {};
  const texts: string[] = [];
  const at = (text: string): number => {
    const known = places.get(text);
    if (known !== undefined) return known;
    // A part of a string keeps the whole in memory, which is a page's HTML.
    const own = Buffer.from(text).toString();
    places.set(own, texts.length);
    return texts.push(own) - 1;
  };
  const textsOf = (list: readonly string[], numbers: readonly number[]) =>
    numbers.map((number) => list[number] ?? "");
  const scanOf = (
    list: readonly string[],
    [, links, images, ids]: Entry,
  ): Scan => ({
    links: textsOf(list, links),
    images: textsOf(list, images),
    ids: textsOf(list, ids),
  });
  return {
    get: (name, stamp) => {
      const kept = pages[name];
      if (kept?.[0] === stamp) return scanOf(texts, kept);
      const entry = stored.pages[name];
      return entry?.[0] === stamp ? scanOf(stored.texts, entry) : undefined;
    },
    keep: (name, stamp, { links, images, ids }) => {
      const entry: Entry = [stamp, links.map(at), images.map(at), ids.map(at)];
      pages[name] = entry;
      return scanOf(texts, entry);
    },
    write: () => {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify({ format, texts, pages }));
    },
  };
}

function read(file: string): Stored {
  const nothing = { format, texts: [], pages: {} };
  try {
    const stored = JSON.parse(readFileSync(file, "utf8")) as Stored;
    return stored.format === format ? stored : nothing;
  } catch {
    return nothing;
  }
}
