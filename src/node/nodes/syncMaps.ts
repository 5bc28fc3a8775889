import { readFile } from "node:fs/promises";
import type { CreatePagesArgs, Node } from "gatsby";
import { localeCodes, localePath } from "../../config/locales";
import type { ContentProblem } from "../content/problem";
import { readAuthors, readTags } from "../content/readMaps";
import type { TagFields } from "../content/readMaps";
import { nodeSeed } from "./contentNodes";
import type { AuthorNode, PostRef, TagNode } from "./contentNodes";
import { projectRoot } from "../projectRoot";

type FileNode = Node & { absolutePath: string; relativePath: string };

const findFile = ({ getNodesByType }: CreatePagesArgs, name: string) =>
  (getNodesByType("File") as FileNode[]).find(
    ({ relativePath, sourceInstanceName }) =>
      sourceInstanceName === "content" && relativePath === name,
  );

const load = async (
  { store }: CreatePagesArgs,
  { absolutePath }: FileNode,
) => ({
  root: projectRoot(store),
  absolutePath,
  raw: await readFile(absolutePath, "utf8"),
});

type Keyed = { key: string; locale: string };

/** Creates one node of a map's entry; the digest tells Gatsby whether anything changed. */
async function createEntry<T extends Keyed>(
  { actions, createNodeId, createContentDigest }: CreatePagesArgs,
  type: "Author" | "Tag",
  fields: T,
  parent: string | null,
) {
  const node = {
    ...fields,
    id: createNodeId(nodeSeed(type, fields.key, fields.locale)),
    parent,
    children: [],
    internal: { type, contentDigest: createContentDigest(fields) },
  };
  await actions.createNode(node);
  return node;
}

/** Makes the author nodes agree with content/authors.yaml. */
export async function syncAuthors(args: CreatePagesArgs) {
  const file = findFile(args, "authors.yaml");
  if (!file) return { nodes: [] as AuthorNode[], problems: [] };
  const { fields, problems } = readAuthors(await load(args, file));
  const nodes = await Promise.all(
    fields.map((entry) => {
      const path = localePath(entry.locale, `/blog/authors/${entry.key}`);
      return createEntry(args, "Author", { ...entry, path }, file.id);
    }),
  );
  return { nodes: nodes as unknown as AuthorNode[], problems };
}

type Tagged = Pick<PostRef, "locale" | "isListed" | "tagKeys">;

/**
 * Makes the tag nodes agree with content/tags.yaml. Tags that only posts name
 * get nodes as well, in every locale, with the tag itself as label.
 */
export async function syncTags(
  args: CreatePagesArgs,
  posts: readonly Tagged[],
): Promise<{
  nodes: TagNode[];
  problems: ContentProblem[];
  known: Set<string>;
}> {
  const file = findFile(args, "tags.yaml");
  const { fields, problems } = file
    ? readTags(await load(args, file))
    : { fields: [], problems: [] };
  const known = new Set(fields.map(({ key }) => key));
  const used = new Set(posts.flatMap(({ tagKeys }) => tagKeys));
  const inline = [...used].filter((key) => !known.has(key));
  const inlineFields: TagFields[] = inline.flatMap((key) =>
    localeCodes.map((locale) => ({
      key,
      locale,
      label: key,
      description: null,
    })),
  );
  const placeOf = ({ key, locale }: Keyed) => `${locale} ${key}`;
  const listed = new Set(
    posts
      .filter(({ isListed }) => isListed)
      .flatMap(({ locale, tagKeys }) =>
        tagKeys.map((key) => placeOf({ key, locale })),
      ),
  );
  const nodes = await Promise.all(
    [...fields, ...inlineFields].map((entry) => {
      const path = localePath(entry.locale, `/blog/tags/${entry.key}`);
      const hasPage = listed.has(placeOf(entry));
      const node = { ...entry, path, hasPage };
      return createEntry(args, "Tag", node, file?.id ?? null);
    }),
  );
  return { nodes: nodes as unknown as TagNode[], problems, known };
}
