import path from "node:path";
import { z } from "zod";
import { docsSlug } from "../../config/schema/fields";
import type { EntryOf, EntrySource } from "../content/entry";
import {
  entryFields,
  lastUpdate,
  number,
  text,
  visibilityFields,
  webAddress,
} from "../content/fields";
import { createEditUrl, splitNumber } from "../content/fileNames";
import { checkFileName } from "../content/slugs";
import { readDocsArea } from "./docsInstances";
import { nodeText, nullableNodeText } from "../content/nodeFields";

/** A field with the id of a page of the same version, or null for none. */
const neighbour = (side: string) =>
  text("an id")
    .nullable()
    .optional()
    .describe(
      `the id of the page that "${side}" leads to, or null for none; default: its neighbour in the sidebar`,
    );

/** Front matter of a page of documentation. */
export const docSchema = z.object({
  ...entryFields,
  id: z
    .string()
    .regex(
      /^[A-Za-z0-9]+(?:[._-][A-Za-z0-9]+)*$/,
      "Expected letters and digits, with single hyphens, dots or underscores between them.",
    )
    .optional()
    .describe(
      "the last part of the page's id, which sidebars, menus and other versions know it by; default: the name of the file or folder without its number",
    ),
  slug: docsSlug
    .optional()
    .describe(
      "the page's path: from its version's start if it begins with a slash, such as / for the start itself, else in its folder; default: the name of the file or folder without its number",
    ),
  sidebar_label: text(
    "a line of text for the sidebar; default: the title",
  ).optional(),
  sidebar_position: number
    .optional()
    .describe(
      "the page's place in its folder's part of the sidebar, such as 2; default: the number before its name, else by name after those with a number",
    ),
  displayed_sidebar: text("the id of a sidebar")
    .nullable()
    .optional()
    .describe(
      "the id of the sidebar beside the page, or null for none; default: the sidebar that lists it",
    ),
  pagination_label: text(
    "a line of text for the links that lead here from the previous and the next page; default: the sidebar's label",
  ).optional(),
  pagination_prev: neighbour("previous"),
  pagination_next: neighbour("next"),
  last_update: lastUpdate,
  custom_edit_url: webAddress
    .nullable()
    .optional()
    .describe(
      "where the source can be edited, or null for no link; default: as in the site config",
    ),
  ...visibilityFields,
});

/** The fields that only the nodes of docs have. */
export const docNodeFields = {
  instance: nodeText("Id of its instance; default for content/docs."),
  version: nodeText(
    "Name of its version; current for the one that is worked on.",
  ),
  docId: nodeText(
    "Its id, which sidebars, menus and other versions know it by, such as guide/setup.",
  ),
  slug: nodeText(
    "Its path below the start of its version; / for the start itself.",
  ),
  sidebarLabel: nullableNodeText(
    "The title in the sidebar; null where it is the title.",
  ),
  position: z
    .number()
    .nullable()
    .describe(
      "Its place in its folder's part of the sidebar; null where only its name decides.",
    ),
};

/** The id of the page at the start of a version. */
const indexId = "index";

type Source = EntrySource<z.output<typeof docSchema>>;

/** Returns the path of a page below the start of its version, "/". */
function readSlug(
  name: string,
  { frontMatter: { slug }, report }: Source,
): string {
  if (slug?.startsWith("/")) return path.posix.join(slug);
  if (slug === undefined && name !== "") {
    checkFileName(name, "slug").forEach(report);
  }
  const last = slug ?? path.posix.basename(name);
  return path.posix.join("/", path.posix.dirname(name), last);
}

/** Creates the fields that only docs have. */
export const createDocFields = (source: Source) => {
  const { file, config, frontMatter, lineOf } = source;
  const { sourcePath, entryPath } = file;
  const { area } = entryPath;
  const { instance = "", version = "" } = readDocsArea(area) ?? {};
  const steps = entryPath.name.split("/").map(splitNumber);
  const name = steps
    .map((step) => step.name)
    .join("/")
    .toLowerCase();
  const { id } = frontMatter;
  return {
    instance,
    version,
    editUrl:
      frontMatter.custom_edit_url === undefined
        ? createEditUrl(config.blog.editUrl, sourcePath)
        : frontMatter.custom_edit_url,
    docId:
      id === undefined
        ? name || indexId
        : path.posix.join(path.posix.dirname(name || "."), id),
    slug: readSlug(name, source),
    sidebarLabel: frontMatter.sidebar_label ?? null,
    position: frontMatter.sidebar_position ?? steps.at(-1)?.position ?? null,
    paginationLabel: frontMatter.pagination_label ?? null,
    /** The sidebar and the pager of its front matter: undefined for the default, null for none. */
    chosen: {
      sidebar: frontMatter.displayed_sidebar,
      previous: frontMatter.pagination_prev,
      next: frontMatter.pagination_next,
    },
    lines: {
      id: lineOf("id"),
      slug: lineOf("slug"),
      sidebar: lineOf("displayed_sidebar"),
      previous: lineOf("pagination_prev"),
      next: lineOf("pagination_next"),
    },
  };
};

export type DocEntry = EntryOf<"Doc", ReturnType<typeof createDocFields>>;
