import { readFile } from "node:fs/promises";
import type { ContentPlace } from "../content/contentPlace";
import { readPage, readPost } from "../content/readPost";

export type TextPlace = Extract<ContentPlace, { kind: "post" | "page" }>;

/** What a thread needs to know to read a text; plain data. */
export type TextFile = {
  root: string;
  absolutePath: string;
  place: TextPlace;
};

/** Reads and compiles a post or a page from its file. */
export async function readText({ root, absolutePath, place }: TextFile) {
  const raw = await readFile(absolutePath, "utf8");
  const { lang } = place;
  const idPrefix = place.kind === "post" ? place.slug : place.name;
  const file = { root, absolutePath, raw, lang, idPrefix };
  return place.kind === "post" ? readPost(file, place) : readPage(file, place);
}

export type ReadText = Awaited<ReturnType<typeof readText>>;
