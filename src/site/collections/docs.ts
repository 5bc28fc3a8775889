import path from "node:path";
import { z } from "zod";
import { docsFolder, listVersions, readDocsArea } from "./docsInstances";
import { defineCollection } from "./collection";
import { docsSlug } from "../../config/schema/fields";
import type { EntryOf, EntrySource } from "../content/entry";
import {
  entryFields,
  lastUpdate,
  text,
  visibilityFields,
} from "../content/fields";
import { number } from "../content/number";
import { splitNumber, withoutNumbers } from "../content/fileNames";
import { checkFileName } from "../content/slugs";
import { nodeText, nullableNodeText } from "../content/nodeFields";

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
  last_update: lastUpdate,
  ...visibilityFields,
});

/** The fields that only the nodes of docs have. */
const docNodeFields = {
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
    checkFileName(name).forEach(report);
  }
  const last = slug ?? path.posix.basename(name);
  return path.posix.join("/", path.posix.dirname(name), last);
}

/** Creates the fields that only docs have. */
const createDocFields = (source: Source) => {
  const { file, frontMatter } = source;
  const { area, name: fileName } = file.entryPath;
  const { instance = "", version = "" } = readDocsArea(area) ?? {};
  const name = withoutNumbers(fileName);
  const { id, sidebar_position: position } = frontMatter;
  return {
    instance,
    version,
    docId:
      id === undefined
        ? name || indexId
        : path.posix.join(path.posix.dirname(name || "."), id),
    slug: readSlug(name, source),
    sidebarLabel: frontMatter.sidebar_label ?? null,
    position: position ?? splitNumber(path.posix.basename(fileName)).position,
  };
};

export type DocEntry = EntryOf<"Doc", ReturnType<typeof createDocFields>>;

export const docs = defineCollection({
  name: "doc",
  folder: "docs",
  nodeType: "Doc",
  description:
    "A page of documentation in one locale: a file in content/docs (or docs-<instance>, docs@<version>), or the fallback for a missing translation.",
  ownsArea: (area) => readDocsArea(area) !== null,
  hasIndex: true,
  schema: docSchema,
  createFields: createDocFields,
  nodeFields: docNodeFields,
  locate: ({ area, slug }, areas, config) => {
    const version = listVersions(areas, config.docs).find(
      (candidate) => candidate.area === area,
    );
    if (version === undefined) return null;
    return `${version.path}${slug}`.replace(/(?!^)\/$/, "");
  },
  nameFile: ({ slug, docs: instance }) => `${docsFolder(instance)}/${slug}`,
});
