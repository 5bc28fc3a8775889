import type { CreatePagesArgs } from "gatsby";
import { siteConfig } from "../../config/resolved";
import { isPreview } from "../../config/preview";
import { isBuilt } from "../../lib/visibility";
import type { ContentProblem } from "../content/problem";
import { projectPath } from "../content/readContent";
import { collectionsOf } from "../docsSection/collectionsOf";
import type { DocsCollection } from "../docsSection/collectionsOf";
import type { DocsDraft } from "../docsSection/planDocs";
import { missingLocales, standInOf } from "../languages/translations";
import { projectRoot } from "../projectRoot";
import { circumstancesOf } from "./circumstances";
import { nodeSeed, textRef } from "./contentNodes";
import type { DocNode, TextNode, TextRef } from "./contentNodes";
import { faultyText } from "./faultyText";
import type { FaultyText } from "./faultyText";
import { findTexts } from "./findTexts";
import type { TextSource } from "./findTexts";
import { takeReader } from "./readAhead";
import { settle } from "./settle";
import type { Circumstances } from "./settle";
import { knownNode, typeOf } from "./textKeys";
import { kindOf } from "./textKinds";
import { putNode, putStandIn, textFields } from "./textNodes";

export type SyncedTexts = {
  refs: TextRef[];
  /** The collections of docs that there are files for. */
  collections: DocsCollection[];
  /** Folders below content/ that hold docs. */
  areas: string[];
  /** Pages of documentation that are left out because they are drafts. */
  drafts: DocsDraft[];
  faulty: FaultyText[];
  problems: ContentProblem[];
};

/**
 * Makes the nodes of posts and pages agree with the files, the clock and git:
 * compiles what is new or changed, leaves out what is not published, and makes
 * a stand-in where a translation is missing.
 */
export async function syncTexts(
  args: CreatePagesArgs,
  stamp: string,
): Promise<SyncedTexts> {
  const { texts, problems } = findTexts(args);
  const root = projectRoot(args.store);
  const areas = areasOf(texts);
  const collections = collectionsOf(areas, siteConfig.docs);
  const drafts: DocsDraft[] = [];
  const faulty: FaultyText[] = [];
  const circumstances = circumstancesOf(root, docsPaths(collections));
  const known = new Map(
    texts.map((text) => [text, knownNode(args, text, stamp)] as const),
  );
  const changed = texts.filter((text) => !known.get(text));

  const activity = args.reporter.activityTimer("compile content");
  activity.start();
  const reader = takeReader(root, changed.length);
  let left = changed.length;
  const put = async (fields: TextNode): Promise<TextRef | null> => {
    const ref = await putText(args, fields, circumstances);
    if (!ref && kindOf(fields) === "doc") {
      const { area, docId, isDraft } = fields as DocNode;
      if (isDraft) drafts.push({ area, docId });
    }
    return ref;
  };
  const sync = async (text: TextSource): Promise<TextRef | null> => {
    const node = known.get(text);
    if (node) {
      problems.push(...node.warnings);
      return put(node);
    }
    const { place, absolutePath, digest } = text;
    const read = await reader.read({ root, absolutePath, place }, digest);
    problems.push(...read.problems);
    left -= 1;
    if (left % 100 === 0) activity.setStatus(`${left} to go`);
    const id = args.createNodeId(
      nodeSeed(typeOf(place), place.folder, place.lang),
    );
    if (!read.fields || read.problems.some(isError)) {
      const named = read.fields ?? read.mentions;
      const sourcePath = projectPath(root, absolutePath);
      const { docsPaths } = circumstances;
      faulty.push(faultyText({ place, sourcePath, named, docsPaths }));
      // A build stops anyway; in develop its pages stay.
      const kept = args.getNode(id) as TextNode | undefined;
      return kept ? { ...textRef(kept), isStale: true } : null;
    }
    const fields = textFields({ id, root, text, stamp, read });
    return put(fields);
  };
  const refs: TextRef[] = [];
  try {
    const synced = texts.map(sync);
    reader.spread();
    for (const node of await Promise.all(synced)) {
      if (node) refs.push(node);
    }
  } finally {
    reader.close();
  }
  refs.push(...(await putStandIns(args, refs)));
  activity.setStatus(`${changed.length} of ${texts.length} texts`);
  activity.end();
  return { refs, collections, areas, drafts, faulty, problems };
}

const areasOf = (texts: readonly TextSource[]): string[] => [
  ...new Set(
    texts.flatMap(({ place }) => (place.kind === "doc" ? place.area : [])),
  ),
];

/** Where the docs in each folder begin. */
const docsPaths = (collections: readonly DocsCollection[]) =>
  new Map(
    collections.flatMap(({ versions }) =>
      versions.map(({ area, path }) => [area, path] as const),
    ),
  );

const isError = ({ severity }: ContentProblem) => severity === "error";

/** Makes a text's node as things stand today; null for what is not published. */
async function putText(
  args: CreatePagesArgs,
  fields: TextNode,
  circumstances: Circumstances,
): Promise<TextRef | null> {
  const settled = settle(fields, fields.sourcePath, circumstances);
  if (!isBuilt(settled.visibility, isPreview)) return null;
  // The site leaves its version out.
  if (kindOf(fields) === "doc" && settled.basePath === null) return null;
  return textRef(await putNode(args, { ...fields, ...settled }));
}

/** Gives each locale without a translation the text that stands in. */
async function putStandIns(
  args: CreatePagesArgs,
  own: readonly TextRef[],
): Promise<TextRef[]> {
  const folders = new Map<string, TextRef[]>();
  for (const ref of own) {
    folders.set(ref.folder, [...(folders.get(ref.folder) ?? []), ref]);
  }
  const standIns: TextRef[] = [];
  for (const versions of folders.values()) {
    const shown = standInOf(versions);
    const text = shown && (args.getNode(shown.id) as TextNode | undefined);
    if (!text) continue;
    for (const locale of missingLocales(versions)) {
      standIns.push(textRef(await putStandIn(args, text, locale)));
    }
  }
  return standIns;
}
