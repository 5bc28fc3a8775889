import { shorten } from "../markdown/words";
import type { LoadedFields, TextFrame } from "./entry";
import { createImageRef } from "./images";
import type { listFolders, toJsonml } from "../markdown/compile";
import type { TextContent } from "../markdown/types";

/** The part of a description that search engines show. */
const descriptionLength = 160;

/** The fields of an entry that come from its text. */
export type TextFields = Pick<
  LoadedFields,
  | "description"
  | "images"
  | "links"
  | "hasMore"
  | "readingTime"
  | "text"
  | "code"
  | "sources"
  | "toc"
  | "body"
  | "summary"
  | "components"
>;

/**
 * Creates the fields of an entry that come from its text.
 * @param markdown the compiler, which is loaded on demand
 */
export function createTextFields(
  text: TextContent,
  { file, lead, links, below }: TextFrame,
  markdown: { listFolders: typeof listFolders; toJsonml: typeof toJsonml },
): TextFields {
  const { excerpt, firstParagraph } = text;
  const body = { ...text.body, children: [...text.body.children, ...below] };
  const { lang } = file.entryPath;
  return {
    description: lead ?? shorten(firstParagraph, descriptionLength, lang),
    images: text.images.map((image) => createImageRef(file, image)),
    links: [...links, ...text.links],
    hasMore: text.hasMore,
    readingTime: text.readingTime,
    text: text.text,
    code: text.code,
    sources: text.sources,
    toc: text.toc,
    components: markdown.listFolders(body),
    body: JSON.stringify(markdown.toJsonml(body)),
    summary: JSON.stringify(markdown.toJsonml(excerpt)),
  };
}
