import { readFileSync } from "node:fs";
import { contentPlace } from "../content/contentPlace";
import { findContentFiles } from "../content/findContentFiles";
import type { FoundFile } from "../content/findContentFiles";
import { readFrontMatter } from "../content/readFrontMatter";
import type { TextPlace } from "../nodes/readText";

/** A text that there is a file for. */
export type KnownText = { file: FoundFile; place: TextPlace };

/** The posts and pages of a project, by their files' names alone. */
export function listTexts(root: string): KnownText[] {
  return findContentFiles(root).flatMap((file) => {
    const place = contentPlace(file.relativePath);
    return place.kind === "post" || place.kind === "page"
      ? [{ file, place }]
      : [];
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
