import { countTerms } from "../related/countTerms";
import { authorDetails, remotePortrait } from "./authorDetails";
import type { AuthorDetails } from "./authorDetails";
import { projectPath, readContent } from "./readContent";
import type { ContentFile } from "./readContent";
import { postSchema } from "./schema/postSchema";
import type { PostAuthor } from "./schema/postAuthors";
import { coverDarkOf, coverOf, momentOf, textFields } from "./textFields";
import type { Draft, Fields, Place } from "./textFields";
import { doubleBlog, unfitSlug } from "./unfitSlug";

/** An author as a post names them; `own` is what the post says of them. */
export type Byline = { key: string | null; own: AuthorDetails | null };

const bylineOf = (
  file: ContentFile,
  { key, ...entry }: PostAuthor,
): Byline => ({
  key: key ?? null,
  own: Object.keys(entry).length > 0 ? authorDetails(entry, file) : null,
});

/** Reads a post: its own fields, and all that its text yields. */
export async function readPost(file: ContentFile, place: Place<"post">) {
  const result = await readContent(postSchema, file);
  const { frontMatter, compiled, title, lineOf, problems } = result;
  if (!frontMatter) {
    return { fields: null, problems, mentions: result.mentions() };
  }
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
  problems.push(...doubleBlog(frontMatter.slug, name, lineOf("slug")));
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
    return { fields: null, problems, mentions: result.mentions() };
  }
  const { last_update: lastUpdate } = frontMatter;
  const fields = {
    ...textFields(file, compiled, title, frontMatter),
    lead: frontMatter.description ?? null,
    terms: countTerms(title, frontMatter.description, compiled.text, file.lang),
    cover: coverOf(file, frontMatter, lineOf),
    coverDark: coverDarkOf(file, frontMatter.image_dark, lineOf),
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
  return { fields, problems, mentions: null } satisfies Draft<typeof fields>;
}

export type PostFields = Fields<typeof readPost>;
