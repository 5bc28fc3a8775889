import path from "node:path";
import { isCalendarDate } from "../../lib/calendarDate";
import type { CompiledMdx } from "../mdx/compileMdx";
import type { ContentPlace } from "./contentPlace";
import type { ContentProblem } from "./problem";
import { projectPath, readContent } from "./readContent";
import type { ContentFile } from "./readContent";
import { pageSchema, postSchema } from "./schemas";

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
  { body, summary, firstParagraph, images, ...text }: CompiledMdx,
  { description }: { description?: string },
) => ({
  ...text,
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
  const date = frontMatter?.date ?? place.date;
  if (frontMatter && (!date || !isCalendarDate(date))) {
    problems.push({
      severity: "error",
      file: projectPath(file.root, file.absolutePath),
      line: lineOf("date"),
      field: "date",
      message: date
        ? "This date does not exist in the calendar."
        : "The post has no date.",
      value: date,
      allowed: "a day such as 2026-03-14",
      fix: 'Add a line "date: 2026-03-14", or begin the folder\'s name with a date.',
    });
    return { fields: null, problems };
  }
  if (!frontMatter || !compiled || !date) return { fields: null, problems };
  const fields = {
    ...textFields(file, compiled, frontMatter),
    cover: coverOf(file, frontMatter, lineOf),
    slug: frontMatter.slug ?? place.slug,
    title: frontMatter.title,
    date,
    keywords: frontMatter.keywords,
    authorKeys: frontMatter.authors,
    tagKeys: frontMatter.tags,
    lines: { authors: lineOf("authors"), tags: lineOf("tags") },
  };
  return { fields, problems } satisfies Draft<typeof fields>;
}

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
    title: frontMatter.title,
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
