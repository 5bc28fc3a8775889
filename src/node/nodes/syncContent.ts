import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { checkExports } from "../content/checkExports";
import { checkImports } from "../content/checkImports";
import { checkReferences } from "../content/checkReferences";
import { pictureFault } from "../content/pictureFault";
import { postsInside } from "../content/postsInside";
import type { ContentProblem } from "../content/problem";
import { beginRound } from "../develop/rounds";
import type { DocsCollection } from "../docsSection/collectionsOf";
import type { DocsDraft } from "../docsSection/planDocs";
import { checkDocsFolders } from "../docsSection/checkDocsFolders";
import type {
  AuthorNode,
  DocRef,
  PageRef,
  PostRef,
  TagNode,
} from "./contentNodes";
import { newestFirst } from "./contentNodes";
import type { FaultyText } from "./faultyText";
import { fingerprint } from "./fingerprint";
import { syncSeries } from "../series/syncSeries";
import { syncAuthors, syncTags } from "./syncMaps";
import { kindOf, nodeTypes } from "./textKinds";
import type { TextKind } from "./textKinds";
import { syncTexts } from "./syncTexts";
import { projectRoot } from "../projectRoot";

export type Content = {
  /** Every post in every locale, newest first. */
  posts: PostRef[];
  pages: PageRef[];
  /** Every page of documentation in every locale. */
  docs: DocRef[];
  /** The collections of docs that there are files for. */
  collections: DocsCollection[];
  /** Pages of documentation that are left out because they are drafts. */
  drafts: DocsDraft[];
  /** Every author in every locale, in the order of authors.yaml. */
  authors: AuthorNode[];
  /** Every tag in every locale. */
  tags: TagNode[];
  /** Texts that nothing was made of. */
  faulty: FaultyText[];
  problems: ContentProblem[];
};

const images = /\.(?:png|jpe?g|webp|avif|gif|svg)$/i;

const siblings = (filePath: string): string[] => {
  const folder = path.dirname(filePath);
  if (!existsSync(folder)) return [];
  return readdirSync(folder).filter((name) => images.test(name));
};

/**
 * Makes our nodes agree with the files in content/: the one place where they
 * are made, kept and removed. Runs before pages are planned, and in develop
 * again after each change.
 */
export async function syncContent(args: CreatePagesArgs): Promise<Content> {
  beginRound();
  const root = projectRoot(args.store);
  const texts = await syncTexts(args, fingerprint(root));
  const refsOf = (kind: TextKind) =>
    texts.refs.filter((ref) => kindOf(ref) === kind);
  const posts = refsOf("post") as PostRef[];
  const pages = refsOf("page") as PageRef[];
  const docs = refsOf("doc") as DocRef[];
  const authors = await syncAuthors(args);
  const tags = await syncTags(args, posts, docs);
  const series = await syncSeries(args, posts);
  removeOthers(args, [
    ...texts.refs,
    ...authors.nodes,
    ...tags.nodes,
    ...series.nodes,
  ]);
  const named = [...posts, ...pages, ...docs, ...texts.faulty];
  const references = checkReferences([...named, ...authors.named], {
    authors: authors.known,
    tags: [...tags.known],
    exists: existsSync,
    siblings,
    pictureFault,
  });
  return {
    posts: posts.sort(newestFirst),
    pages,
    docs,
    collections: texts.collections,
    drafts: texts.drafts,
    authors: authors.nodes.sort((a, b) => a.position - b.position),
    tags: tags.nodes,
    faulty: texts.faulty,
    problems: [
      ...texts.problems,
      ...checkDocsFolders(root, texts),
      ...authors.problems,
      ...tags.problems,
      ...series.problems,
      ...references,
      ...postsInside(posts),
      ...checkImports(root, named),
      ...(await checkExports(root, named)),
    ],
  };
}

/** A node whose file is gone must not live on in lists. */
function removeOthers(
  { actions, getNodesByType }: CreatePagesArgs,
  kept: readonly { id: string }[],
): void {
  const ids = new Set(kept.map(({ id }) => id));
  for (const type of [...Object.values(nodeTypes), "Author", "Tag", "Series"]) {
    for (const node of getNodesByType(type)) {
      if (!ids.has(node.id)) actions.deleteNode(node);
    }
  }
}
