import { readFileSync } from "node:fs";
import type { TextPlace } from "../content/contentPlace";
import { readDoc } from "../content/readDoc";
import { readPage } from "../content/readPage";
import { readPost } from "../content/readPost";

/** What a thread needs to know to read a text; plain data. */
export type TextFile = {
  root: string;
  absolutePath: string;
  place: TextPlace;
};

/** Reads and compiles a text from its file. */
export async function readText({ root, absolutePath, place }: TextFile) {
  // Nothing else waits here, and the way through promises takes longer than the file.
  const raw = readFileSync(absolutePath, "utf8");
  const { lang } = place;
  const idPrefix = place.kind === "post" ? place.slug : place.name;
  const file = { root, absolutePath, raw, lang, idPrefix };
  switch (place.kind) {
    case "post":
      return readPost(file, place);
    case "page":
      return readPage(file, place);
    case "doc":
      return readDoc(file, place);
  }
}

export type ReadText = Awaited<ReturnType<typeof readText>>;
