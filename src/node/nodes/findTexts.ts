import type { CreatePagesArgs, Node } from "gatsby";
import { contentPlace } from "../content/contentPlace";
import type { ContentProblem } from "../content/problem";
import { projectPath } from "../content/readContent";
import { projectRoot } from "../projectRoot";
import type { TextPlace } from "./readText";

type FileNode = Node & {
  absolutePath: string;
  relativePath: string;
  sourceInstanceName: string;
  ext: string;
};

/** A content file. */
export type TextSource = {
  place: TextPlace;
  absolutePath: string;
  /** Id of the Mdx node, which becomes the parent; none where the front matter can't be read. */
  mdxId: string | undefined;
  /** Of the file, as gatsby-source-filesystem makes it. */
  digest: string;
};

/** All posts and pages that there are files for. */
export function findTexts(args: CreatePagesArgs): {
  texts: TextSource[];
  problems: ContentProblem[];
} {
  const { getNodesByType, store } = args;
  const root = projectRoot(store);
  const problems: ContentProblem[] = [];
  const texts: TextSource[] = [];
  const mdxIds = new Map(
    getNodesByType("Mdx").map(({ id, parent }) => [parent, id]),
  );
  // Files, not Mdx nodes: in develop, a slip in the front matter leaves a file
  // without one, and its pages would go without a word.
  for (const file of getNodesByType("File") as FileNode[]) {
    const { absolutePath, relativePath, sourceInstanceName, ext } = file;
    if (sourceInstanceName !== "content" || ext !== ".mdx") continue;
    const place = contentPlace(relativePath);
    if (place.kind === "misplaced") {
      const { message, allowed, fix } = place;
      const name = projectPath(root, absolutePath);
      problems.push({ severity: "error", file: name, message, allowed, fix });
    } else if (place.kind !== "ignored") {
      const digest = file.internal.contentDigest;
      const mdxId = mdxIds.get(file.id);
      texts.push({ place, absolutePath, mdxId, digest });
    }
  }
  return { texts, problems };
}
