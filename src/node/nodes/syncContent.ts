import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { checkReferences } from "../content/checkReferences";
import type { ContentProblem } from "../content/problem";
import { beginRound } from "../develop/rounds";
import type { AuthorNode, PageRef, PostRef, TagNode } from "./contentNodes";
import { newestFirst } from "./contentNodes";
import { fingerprint } from "./fingerprint";
import { syncSeries } from "../series/syncSeries";
import { syncAuthors, syncTags } from "./syncMaps";
import { syncTexts } from "./syncTexts";
import { projectRoot } from "../projectRoot";

export type Content = {
  /** Every post in every locale, newest first. */
  posts: PostRef[];
  pages: PageRef[];
  /** Every author in every locale, in the order of authors.yaml. */
  authors: AuthorNode[];
  /** Every tag in every locale. */
  tags: TagNode[];
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
  const posts = texts.refs.filter((ref): ref is PostRef => "date" in ref);
  const pages = texts.refs.filter((ref): ref is PageRef => "name" in ref);
  const authors = await syncAuthors(args);
  const tags = await syncTags(args, posts);
  const series = await syncSeries(args, posts);
  removeOthers(args, [
    ...texts.refs,
    ...authors.nodes,
    ...tags.nodes,
    ...series.nodes,
  ]);
  const references = checkReferences([...posts, ...pages], {
    authors: [...new Set(authors.nodes.map(({ key }) => key))],
    tags: [...tags.known],
    exists: existsSync,
    siblings,
  });
  return {
    posts: posts.sort(newestFirst),
    pages,
    authors: authors.nodes.sort((a, b) => a.position - b.position),
    tags: tags.nodes,
    problems: [
      ...texts.problems,
      ...authors.problems,
      ...tags.problems,
      ...series.problems,
      ...references,
    ],
  };
}

/** A node whose file is gone must not live on in lists. */
function removeOthers(
  { actions, getNodesByType }: CreatePagesArgs,
  kept: readonly { id: string }[],
): void {
  const ids = new Set(kept.map(({ id }) => id));
  for (const type of ["BlogPost", "Page", "Author", "Tag", "Series"]) {
    for (const node of getNodesByType(type)) {
      if (!ids.has(node.id)) actions.deleteNode(node);
    }
  }
}
