import path from "node:path";
import { projectPath, readContent } from "./readContent";
import type { ContentFile } from "./readContent";
import { docSchema } from "./schema/docSchema";
import type { DocFrontMatter } from "./schema/docSchema";
import { coverOf, isError, momentOf, textFields } from "./textFields";
import type { Draft, Fields, Place } from "./textFields";
import { unfitSlug } from "./unfitSlug";

/** The id of the page that a version's own folder holds. */
export const indexId = "index";

/** A name below a folder. */
const below = (name: string, own: string) =>
  path.posix.join(path.posix.dirname(name || "."), own);

/** The path of a page below its version's start; that is "/" itself. */
const slugOf = (name: string, slug: string | undefined) =>
  path.posix.join(
    "/",
    slug?.startsWith("/")
      ? slug
      : below(name, slug ?? path.posix.basename(name)),
  );

/** What the front matter decides of a page's surroundings; what it leaves open is not there, and null is none. */
export type ChosenSurroundings = Partial<
  Record<"sidebar" | "previous" | "next" | "editUrl", string | null | undefined>
>;

const chosenOf = (frontMatter: DocFrontMatter): ChosenSurroundings => ({
  sidebar: frontMatter.displayed_sidebar,
  previous: frontMatter.pagination_prev,
  next: frontMatter.pagination_next,
  editUrl: frontMatter.custom_edit_url,
});

/** Reads a page of documentation. */
export async function readDoc(file: ContentFile, place: Place<"doc">) {
  const result = await readContent(docSchema, file);
  const { frontMatter, compiled, title, lineOf, problems } = result;
  const { name } = place;
  if (frontMatter?.slug === undefined && name !== "") {
    const source = projectPath(file.root, file.absolutePath);
    problems.push(...unfitSlug(name, source, lineOf("slug"), "/"));
  }
  if (!frontMatter || !compiled || title === null || problems.some(isError)) {
    return { fields: null, problems, mentions: result.mentions() };
  }
  const { last_update: update, id } = frontMatter;
  const fields = {
    ...textFields(file, compiled, title, frontMatter),
    lead: frontMatter.description ?? null,
    cover: coverOf(file, frontMatter, lineOf),
    area: place.area,
    collection: place.collection,
    version: place.version,
    docId: id === undefined ? name || indexId : below(name, id),
    slug: slugOf(name, frontMatter.slug),
    sidebarLabel: frontMatter.sidebar_label ?? null,
    position: frontMatter.sidebar_position ?? place.position,
    paginationLabel: frontMatter.pagination_label ?? null,
    chosen: chosenOf(frontMatter),
    lastUpdate: momentOf(update?.date),
    updatedBy: update?.author ?? null,
    tagKeys: frontMatter.tags.map(({ key }) => key),
    tagNames: frontMatter.tags,
    isDraft: frontMatter.draft,
    isUnlisted: frontMatter.unlisted,
    lines: {
      id: lineOf("id"),
      slug: lineOf("slug"),
      tags: lineOf("tags"),
      sidebar: lineOf("displayed_sidebar"),
      previous: lineOf("pagination_prev"),
      next: lineOf("pagination_next"),
    },
  };
  return { fields, problems, mentions: null } satisfies Draft<typeof fields>;
}

export type DocFields = Fields<typeof readDoc>;
