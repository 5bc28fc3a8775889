import { readFile } from "node:fs/promises";
import type { CreatePagesArgs, Node } from "gatsby";
import type { ContentProblem } from "../content/problem";
import { projectRoot } from "../projectRoot";
import { nodeSeed } from "./contentNodes";

export type Keyed = { key: string; locale: string };

type FileNode = Node & { absolutePath: string; relativePath: string };

const endings = ["yaml", "yml"];

/** Finds content/authors.yaml, series.yaml or tags.yaml; other generators end their names in .yml, and keep them beside the posts. */
export function findMap({ getNodesByType }: CreatePagesArgs, name: string) {
  const places = ["", "blog/"].flatMap((folder) =>
    endings.map((ending) => `${folder}${name}.${ending}`),
  );
  const [file, ...others] = (getNodesByType("File") as FileNode[])
    .filter(
      ({ relativePath, sourceInstanceName }) =>
        sourceInstanceName === "content" && places.includes(relativePath),
    )
    .sort(
      (a, b) => places.indexOf(a.relativePath) - places.indexOf(b.relativePath),
    );
  const problems = others.map(({ relativePath }): ContentProblem => ({
    severity: "error",
    file: `content/${relativePath}`,
    message: `There is content/${file?.relativePath} as well, and only one of them is read.`,
    fix: "Put all entries into one file, and remove the other.",
  }));
  return { file, problems };
}

export const load = async (
  { store }: CreatePagesArgs,
  { absolutePath }: FileNode,
) => ({
  root: projectRoot(store),
  absolutePath,
  raw: await readFile(absolutePath, "utf8"),
});

/**
 * Creates one node of a map's entry; the digest tells Gatsby whether anything changed.
 * @param parent without one, the next build would drop the node as stale, and ask its pages again
 */
export async function createEntry<T extends Keyed>(
  { actions, createNodeId, createContentDigest }: CreatePagesArgs,
  type: "Author" | "Series" | "Tag",
  fields: T,
  parent: { id: string } | undefined,
) {
  const node = {
    ...fields,
    id: createNodeId(nodeSeed(type, fields.key, fields.locale)),
    parent: parent?.id ?? null,
    children: [],
    internal: { type, contentDigest: createContentDigest(fields) },
  };
  await actions.createNode(node);
  return node;
}
