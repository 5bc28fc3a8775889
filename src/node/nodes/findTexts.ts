import type { CreatePagesArgs, Node } from "gatsby";
import type { TextPlace } from "../content/contentPlace";
import {
  contentPlace,
  isContentFile,
  isTextPlace,
} from "../content/contentPlace";
import type { ContentProblem } from "../content/problem";
import { projectPath } from "../content/readContent";
import { projectRoot } from "../projectRoot";
import { fileDigest } from "./fileDigest";

type FileNode = Node & {
  absolutePath: string;
  relativePath: string;
  sourceInstanceName: string;
  base: string;
};

/** A content file. */
export type TextSource = {
  place: TextPlace;
  absolutePath: string;
  /** Id of the Mdx node, else of the File node: .md files, and those whose front matter can't be read, have no other. */
  parentId: string;
  /** Of the file as it is now: its node may be older, or made of a file half written. */
  digest: string;
};

/** All texts that there are files for. */
export function findTexts(args: CreatePagesArgs): {
  texts: TextSource[];
  problems: ContentProblem[];
} {
  const { getNodesByType, store } = args;
  const root = projectRoot(store);
  const problems: ContentProblem[] = [];
  const texts = new Map<string, TextSource>();
  const mdxIds = new Map(
    getNodesByType("Mdx").map(({ id, parent }) => [parent, id]),
  );
  // Files, not Mdx nodes: in develop, a slip in the front matter leaves a file
  // without one, and its pages would go without a word.
  for (const file of getNodesByType("File") as FileNode[]) {
    const { absolutePath, relativePath, sourceInstanceName, base } = file;
    if (sourceInstanceName !== "content" || !isContentFile(base)) continue;
    const place = contentPlace(relativePath);
    if (place.kind === "misplaced") {
      const { message, allowed, fix } = place;
      const name = projectPath(root, absolutePath);
      problems.push({ severity: "error", file: name, message, allowed, fix });
    } else if (isTextPlace(place)) {
      const digest = fileDigest(absolutePath);
      // It went after its node was made, and its node will follow.
      if (digest === null) continue;
      const parentId = mdxIds.get(file.id) ?? file.id;
      const text = { place, absolutePath, parentId, digest };
      const seed = `${place.folder} ${place.lang}`;
      const first = texts.get(seed);
      if (first) problems.push(clash(root, first, text));
      else texts.set(seed, text);
    }
  }
  return { texts: [...texts.values()], problems };
}

const wordFor = { post: "post", page: "page", doc: "page of docs" };

/** Two files are one text in one locale, for instance a.mdx and a/index.mdx. */
const clash = (
  root: string,
  first: TextSource,
  { absolutePath, place }: TextSource,
): ContentProblem => ({
  severity: "error",
  file: projectPath(root, absolutePath),
  message: `This is the same ${wordFor[place.kind]} in the same language ("${place.lang}") as ${projectPath(root, first.absolutePath)}.`,
  allowed: "one file for each text and locale",
  fix: "Remove one of them, or give it the locale or the name that it should have.",
});
