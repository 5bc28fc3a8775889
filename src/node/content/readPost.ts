import { siteConfig } from "../../config/resolved";
import { readMoment, type Moment } from "../../lib/readMoment";
import type { CompiledMdx } from "../mdx/compileMdx";
import { homeLinks } from "../links/homeLinks";
import { countTerms } from "../related/countTerms";
import { authorDetails, remotePortrait } from "./authorDetails";
import type { AuthorDetails } from "./authorDetails";
import type { ContentPlace } from "./contentPlace";
import { imageRef } from "./imageRef";
import type { ContentProblem } from "./problem";
import { projectPath, readContent } from "./readContent";
import type { ContentFile } from "./readContent";
import { pageSchema } from "./schema/pageSchema";
import { postSchema } from "./schema/postSchema";
import type { PostAuthor } from "./schema/postAuthors";
import type { PostFrontMatter } from "./schema/postSchema";
import { shorten } from "./shorten";
import { isSlug, proposeSlug, slugRule } from "./slug";

type Draft<T> = { fields: T | null; problems: ContentProblem[] };
type Fields<Read extends (...given: never[]) => Promise<{ fields: unknown }>> =
  NonNullable<Awaited<ReturnType<Read>>["fields"]>;
type Place<Kind> = Extract<ContentPlace, { kind: Kind }>;

type SharedFields = Pick<
  PostFrontMatter,
  "title_meta" | "description" | "keywords" | "hide_table_of_contents"
>;
type WithImage = { image?: string; image_alt: string };

const coverOf = (
  file: ContentFile,
  { image, image_alt: alt }: WithImage,
  lineOf: (field: string) => number,
) =>
  image ? imageRef(file, { src: image, alt, line: lineOf("image") }) : null;

/**
 * What posts and pages have in common. The trees are stored as JSON text:
 * Gatsby walks every node it is given, and a tree has thousands of places.
 */
const textFields = (
  file: ContentFile,
  compiled: CompiledMdx,
  title: string,
  { description, ...fields }: SharedFields,
) => {
  const { body, summary, firstParagraph, images, toc } = compiled;
  return {
    hasMore: compiled.hasMore,
    links: compiled.links,
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

/** An author as a post names them; `own` is what the post says of them. */
export type Byline = { key: string | null; own: AuthorDetails | null };

const bylineOf = (
  file: ContentFile,
  { key, ...entry }: PostAuthor,
): Byline => ({
  key: key ?? null,
  own: Object.keys(entry).length > 0 ? authorDetails(entry, file) : null,
});

/** A slug that a name gives, where the name may hold what an address can't. */
function unfitSlug(slug: string, file: string, line: number): ContentProblem[] {
  if (isSlug(slug)) return [];
  const proposal = proposeSlug(slug) || "my-post";
  return [
    {
      severity: "error",
      file,
      line,
      field: "slug",
      message: "The file's name can't stand in an address.",
      value: slug,
      allowed: slugRule,
      fix: `Rename the file or its folder, or add a line "slug: ${proposal}".`,
    },
  ];
}

/** Reads a post: its own fields, and all that its text yields. */
export async function readPost(file: ContentFile, place: Place<"post">) {
  const result = await readContent(postSchema, file);
  const { frontMatter, compiled, title, lineOf, problems } = result;
  if (!frontMatter) return { fields: null, problems };
  const name = projectPath(file.root, file.absolutePath);
  const authorsPlace = {
    file: name,
    line: lineOf("authors"),
    field: "authors",
  };
  const authors = frontMatter.authors ?? [];
  problems.push(
    ...authors.flatMap((author) => remotePortrait(author, authorsPlace)),
  );
  if (frontMatter.slug === undefined) {
    problems.push(...unfitSlug(place.slug, name, lineOf("slug")));
  }
  const moment = momentOf(frontMatter.date ?? place.date);
  if (!moment) {
    problems.push({
      severity: "error",
      file: name,
      line: lineOf("date"),
      field: "date",
      message: place.date
        ? "The date in the file's path does not exist in the calendar."
        : "The post has no date.",
      value: place.date,
      allowed: "a day such as 2026-03-14",
      fix: 'Add a line "date: 2026-03-14", or begin the name of the file or its folder with a day.',
    });
  }
  if (!compiled || !moment || title === null) {
    return { fields: null, problems };
  }
  const { last_update: lastUpdate } = frontMatter;
  const fields = {
    ...textFields(file, compiled, title, frontMatter),
    lead: frontMatter.description ?? null,
    terms: countTerms(title, frontMatter.description, compiled.text, file.lang),
    cover: coverOf(file, frontMatter, lineOf),
    slug: frontMatter.slug ?? place.slug,
    sidebarLabel: frontMatter.sidebar_label ?? null,
    date: moment.day,
    publishedAt: moment.instant,
    lastUpdate: momentOf(lastUpdate?.date),
    updatedBy: lastUpdate?.author ?? null,
    authorKeys: authors.flatMap(({ key }) => key ?? []),
    bylines: authors.map((author) => bylineOf(file, author)),
    tagKeys: frontMatter.tags.map(({ key }) => key),
    tagNames: frontMatter.tags,
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
  const { frontMatter, compiled, title, lineOf, problems } = result;
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
  if (!frontMatter || !compiled || title === null || problems.some(isError)) {
    return { fields: null, problems };
  }
  const fields = {
    ...textFields(file, compiled, title, frontMatter),
    cover: coverOf(file, frontMatter, lineOf),
    links: [...homeLinks(frontMatter.home, lineOf), ...compiled.links],
    name: place.name,
    home: frontMatter.home ?? null,
  };
  return { fields, problems } satisfies Draft<typeof fields>;
}

const isError = ({ severity }: ContentProblem) => severity === "error";

export type PostFields = Fields<typeof readPost>;
export type PageFields = Fields<typeof readPage>;
