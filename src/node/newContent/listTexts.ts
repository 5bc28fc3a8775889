import { readFileSync } from "node:fs";
import { contentPlace, isTextPlace } from "../content/contentPlace";
import type { TextPlace } from "../content/contentPlace";
import { findContentFiles } from "../content/findContentFiles";
import type { FoundFile } from "../content/findContentFiles";
import { readFrontMatter } from "../content/readFrontMatter";

/** A text that there is a file for. */
export type KnownText = { file: FoundFile; place: TextPlace };

/** The texts of a project, by their files' names alone. */
export function listTexts(root: string): KnownText[] {
  return findContentFiles(root).flatMap((file) => {
    const place = contentPlace(file.relativePath);
    return isTextPlace(place) ? [{ file, place }] : [];
  });
}

/** The slug that a post has: its front matter's, else its name's. Null for pages. */
export function slugOf({ file, place }: KnownText): string | null {
  if (place.kind !== "post") return null;
  const raw = readFileSync(file.absolutePath, "utf8");
  // Few posts have one, and YAML takes its time.
  if (!/^slug\s*:/m.test(raw)) return place.slug;
  const { data } = readFrontMatter(raw);
  const { slug } = (data ?? {}) as { slug?: unknown };
  return typeof slug === "string" ? slug.replace(/^\//, "") : place.slug;
}
