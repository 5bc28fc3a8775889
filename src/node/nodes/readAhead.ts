import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { ParentSpanPluginArgs } from "gatsby";
import { contentPlace } from "../content/contentPlace";
import { findContentFiles } from "../content/findContentFiles";
import { projectRoot } from "../projectRoot";
import { createReader, fewTexts } from "./createReader";
import type { Reader } from "./createReader";
import { fingerprint } from "./fingerprint";
import type { ReadText, TextFile } from "./readText";
import { knownNode } from "./textKeys";

let ahead: Reader | undefined;
const begun = new Map<string, Promise<ReadText>>();

const keyOf = (absolutePath: string, digest: string) =>
  `${digest} ${absolutePath}`;

/**
 * Begins to read the texts that have no node yet, before Gatsby has sourced
 * anything: its steps until pages are made occupy one core only.
 */
export function readAhead(args: ParentSpanPluginArgs): void {
  const root = projectRoot(args.store);
  const stamp = fingerprint(root);
  const texts = findContentFiles(root)
    .flatMap(({ absolutePath, relativePath }) => {
      const place = contentPlace(relativePath);
      if (place.kind !== "post" && place.kind !== "page") return [];
      // As gatsby-source-filesystem does it, for its File nodes.
      const digest = createHash("md5")
        .update(readFileSync(absolutePath))
        .digest("hex");
      return [{ root, absolutePath, place, digest }];
    })
    .filter((text) => !knownNode(args, text, stamp));
  if (texts.length <= fewTexts) return;
  const reader = createReader(root, texts.length);
  for (const { digest, ...file } of texts) {
    const reading = reader.read(file);
    // Whoever takes it hears of a failure.
    reading.catch(() => undefined);
    begun.set(keyOf(file.absolutePath, digest), reading);
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
    close: () => {
      reader.close();
      begun.clear();
      ahead = undefined;
    },
  };
}
