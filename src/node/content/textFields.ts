import { readMoment, type Moment } from "../../lib/readMoment";
import { siteConfig } from "../../config/resolved";
import type { CompiledMdx } from "../mdx/compileMdx";
import type { ContentPlace } from "./contentPlace";
import { imageRef } from "./imageRef";
import type { Mentions } from "./mentionsOf";
import type { ContentProblem } from "./problem";
import type { ContentFile } from "./readContent";
import type { PostFrontMatter } from "./schema/postSchema";
import { shorten } from "./shorten";

export type Draft<T> = {
  fields: T | null;
  problems: ContentProblem[];
  /** What a text without fields names of other files. */
  mentions: Mentions | null;
};
export type Fields<
  Read extends (...given: never[]) => Promise<{ fields: unknown }>,
> = NonNullable<Awaited<ReturnType<Read>>["fields"]>;
export type Place<Kind> = Extract<ContentPlace, { kind: Kind }>;

type SharedFields = Pick<
  PostFrontMatter,
  "title_meta" | "description" | "keywords" | "hide_table_of_contents"
>;
type WithImage = { image?: string; image_alt: string };

/** The picture that stands for a text. */
export const coverOf = (
  file: ContentFile,
  { image, image_alt: alt }: WithImage,
  lineOf: (field: string) => number,
) =>
  image ? imageRef(file, { src: image, alt, line: lineOf("image") }) : null;

/** The same picture for dark mode. */
export const coverDarkOf = (
  file: Pick<ContentFile, "root" | "absolutePath">,
  src: string | undefined,
  lineOf: (field: string) => number,
) => (src ? imageRef(file, { src, line: lineOf("image_dark") }) : null);

/**
 * What all texts have in common. The trees are stored as JSON text:
 * Gatsby walks every node it is given, and a tree has thousands of places.
 */
export const textFields = (
  file: ContentFile,
  compiled: CompiledMdx,
  title: string,
  { description, ...fields }: SharedFields,
) => {
  const { body, summary, firstParagraph, images, toc } = compiled;
  return {
    hasMore: compiled.hasMore,
    links: compiled.links,
    imports: compiled.imports,
    readingTime: compiled.readingTime,
    text: compiled.text,
    code: compiled.code,
    headings: compiled.headings,
    toc: fields.hide_table_of_contents ? [] : toc,
    title,
    titleMeta: fields.title_meta ?? null,
    keywords: fields.keywords,
    description: description ?? shorten(firstParagraph),
    body: JSON.stringify(body),
    parts: compiled.parts,
    summary: JSON.stringify(summary),
    images: images.map((image) => imageRef(file, image)),
    isRich: compiled.isRich,
  };
};

/** A day or a moment as front matter has it, in the site's time zone. */
export const momentOf = (text: string | undefined): Moment | null =>
  text === undefined ? null : readMoment(text, siteConfig.timeZone);

export const isError = ({ severity }: ContentProblem) => severity === "error";
