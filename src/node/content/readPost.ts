import path from "node:path";
import { siteConfig } from "../../config/resolved";
import { readMoment } from "../../lib/readMoment";
import type { Moment } from "../../lib/readMoment";
import type { CompiledMdx } from "../mdx/compileMdx";
import type { ContentPlace } from "./contentPlace";
import type { ContentProblem } from "./problem";
import { projectPath, readContent } from "./readContent";
import type { ContentFile } from "./readContent";
import { pageSchema } from "./schema/pageSchema";
import { postSchema } from "./schema/postSchema";
import type { PostFrontMatter } from "./schema/postSchema";

type Draft<T> = { fields: T | null; problems: ContentProblem[] };
type Place<Kind> = Extract<ContentPlace, { kind: Kind }>;

/** A picture as its file and its line: the file may come and go without the text changing. */
export type ImageRef = {
  src: string;
  alt: string;
  filePath: string;
  line?: number;
};

const isLocal = (src: string) => !/^(?:[a-z][a-z\d+.-]*:|\/)/i.test(src);

const imageRef = (
  { absolutePath }: ContentFile,
  { src, alt, line }: { src: string; alt: string; line?: number },
): ImageRef => ({
  src,
  alt,
  line,
  filePath: isLocal(src)
    ? path.join(path.dirname(absolutePath), decodeURI(src))
    : "",
});

type SharedFields = Pick<
  PostFrontMatter,
  "title" | "title_meta" | "description" | "keywords" | "hide_table_of_contents"
>;
type WithImage = { image?: string; image_alt: string };

const coverOf = (
  file: ContentFile,
  { image, image_alt: alt }: WithImage,
  lineOf: (field: string) => number,
) =>
  image ? imageRef(file, { src: image, alt, line: lineOf("image") }) : null;

/** A description cut at a word, for posts whose author gave none. */
const shorten = (text: string) =>
  text.length <= 160 ? text : `${text.slice(0, 159).replace(/\s\S*$/, "")}…`;

/**
 * What posts and pages have in common. The trees are stored as JSON text:
 * Gatsby walks every node it is given, and a tree has thousands of places.
 */
const textFields = (
  file: ContentFile,
  { body, summary, firstParagraph, images, toc, ...text }: CompiledMdx,
  { description, ...fields }: SharedFields,
) => ({
  ...text,
  toc: fields.hide_table_of_contents ? [] : toc,
  title: fields.title,
  titleMeta: fields.title_meta ?? null,
  keywords: fields.keywords,
  description: description ?? shorten(firstParagraph),
  body: body === null ? null : JSON.stringify(body),
  summary: JSON.stringify(summary),
  images: images.map((image) => imageRef(file, image)),
  isRich: body === null,
});

/** Reads a post: its own fields, and all that its text yields. */
export async function readPost(file: ContentFile, place: Place<"post">) {
  const result = await readContent(postSchema, file);
  const { frontMatter, compiled, lineOf, problems } = result;
  if (!frontMatter) return { fields: null, problems };
  const moment = momentOf(frontMatter.date ?? place.date);
  if (!moment) {
    problems.push({
      severity: "error",
      file: projectPath(file.root, file.absolutePath),
      line: lineOf("date"),
      field: "date",
      message: place.date
        ? "The folder's name begins with a day that does not exist."
        : "The post has no date.",
      value: place.date,
      allowed: "a day such as 2026-03-14",
      fix: 'Add a line "date: 2026-03-14", or begin the folder\'s name with a day.',
    });
  }
  if (!compiled || !moment) return { fields: null, problems };
  const { last_update: lastUpdate } = frontMatter;
  const fields = {
    ...textFields(file, compiled, frontMatter),
    cover: coverOf(file, frontMatter, lineOf),
    slug: frontMatter.slug ?? place.slug,
    sidebarLabel: frontMatter.sidebar_label ?? null,
    date: moment.day,
    publishedAt: moment.instant,
    lastUpdate: momentOf(lastUpdate?.date),
    updatedBy: lastUpdate?.author ?? null,
    authorKeys: frontMatter.authors,
    tagKeys: frontMatter.tags,
    seriesKey: frontMatter.series ?? null,
    seriesOrder: frontMatter.series_order ?? null,
    isDraft: frontMatter.draft,
    isUnlisted: frontMatter.unlisted,
    isPinned: frontMatter.pinned,
    canonical: frontMatter.canonical ?? null,
    allowsComments: frontMatter.comments,
    lines: {
      authors: lineOf("authors"),
      tags: lineOf("tags"),
      series: lineOf("series"),
    },
  };
  return { fields, problems } satisfies Draft<typeof fields>;
}

const momentOf = (text: string | undefined): Moment | null =>
  text === undefined ? null : readMoment(text, siteConfig.timeZone);

/** Reads a page, the home page's sections included. */
export async function readPage(file: ContentFile, place: Place<"page">) {
  const result = await readContent(pageSchema, file);
  const { frontMatter, compiled, lineOf, problems } = result;
  if (frontMatter && place.name === "home" && !frontMatter.home) {
    problems.push({
      severity: "error",
      file: projectPath(file.root, file.absolutePath),
      line: 1,
      field: "home",
      message: 'The home page has no "home" section.',
      allowed: "headline, lead, primaryAction, services, work, contact, …",
      fix: "Add it; content/pages/home in the example shows every field.",
    });
  }
  if (!frontMatter || !compiled || problems.some(isError)) {
    return { fields: null, problems };
  }
  const fields = {
    ...textFields(file, compiled, frontMatter),
    cover: coverOf(file, frontMatter, lineOf),
    name: place.name,
    home: frontMatter.home ?? null,
  };
  return { fields, problems } satisfies Draft<typeof fields>;
}

const isError = ({ severity }: ContentProblem) => severity === "error";

export type PostFields = NonNullable<
  Awaited<ReturnType<typeof readPost>>["fields"]
>;
export type PageFields = NonNullable<
  Awaited<ReturnType<typeof readPage>>["fields"]
>;
