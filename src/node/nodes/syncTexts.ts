import { readFile } from "node:fs/promises";
import type { CreatePagesArgs, Node } from "gatsby";
import { localeCodes, localePath } from "../../config/locales";
import { contentPlace } from "../content/contentPlace";
import type { ContentPlace } from "../content/contentPlace";
import type { ContentProblem } from "../content/problem";
import { projectPath } from "../content/readContent";
import { readPage, readPost } from "../content/readPost";
import { nodeSeed } from "./contentNodes";
import type { TextNode } from "./contentNodes";
import { projectRoot } from "../projectRoot";

type FileNode = Node & { absolutePath: string; relativePath: string };
type Text = Extract<ContentPlace, { kind: "post" | "page" }>;
type Source = { place: Text; mdx: Node; file: FileNode };

const typeOf = ({ kind }: Text) => (kind === "post" ? "BlogPost" : "Page");

const routeOf = (place: Text, slug: string, locale: string) => {
  if (place.kind === "post") return localePath(locale, `/blog/${slug}`);
  return localePath(locale, place.name === "home" ? "/" : `/${place.name}`);
};

/** The file each locale shows: its own, else the default locale's, else the first there is. */
function sourceFor(locale: string, sources: readonly Source[]): Source {
  const inLocale = (wanted: string) =>
    sources.find(({ place }) => place.lang === wanted);
  const found = [locale, ...localeCodes].map(inLocale).find(Boolean);
  return found ?? (sources[0] as Source);
}

export type SyncedTexts = { nodes: TextNode[]; problems: ContentProblem[] };

/**
 * Makes the nodes of posts and pages agree with the files: compiles what is
 * new or changed, makes a stand-in where a translation is missing, and leaves
 * the rest alone.
 */
export async function syncTexts(
  args: CreatePagesArgs,
  stamp: string,
): Promise<SyncedTexts> {
  const problems: ContentProblem[] = [];
  const folders = new Map<string, Source[]>();
  for (const source of findSources(args, problems)) {
    const { folder } = source.place;
    folders.set(folder, [...(folders.get(folder) ?? []), source]);
  }
  const nodes: TextNode[] = [];
  const activity = args.reporter.activityTimer("compile content");
  activity.start();
  let compiled = 0;
  for (const sources of folders.values()) {
    for (const locale of localeCodes) {
      const source = sourceFor(locale, sources);
      const result = await syncText(args, source, locale, stamp);
      if (result.node) nodes.push(result.node);
      problems.push(...result.problems);
      if (result.isNew && ++compiled % 100 === 0) {
        activity.setStatus(`${compiled} texts`);
      }
    }
  }
  activity.setStatus(`${compiled} new or changed, ${nodes.length} in all`);
  activity.end();
  return { nodes, problems };
}

function findSources(
  { getNodesByType, getNode, store }: CreatePagesArgs,
  problems: ContentProblem[],
): Source[] {
  const root = projectRoot(store);
  return getNodesByType("Mdx").flatMap((mdx) => {
    const file = getNode(mdx.parent ?? "") as FileNode | undefined;
    if (file?.sourceInstanceName !== "content") return [];
    const place = contentPlace(file.relativePath);
    if (place.kind === "ignored") return [];
    if (place.kind === "misplaced") {
      const { message, allowed, fix } = place;
      const name = projectPath(root, file.absolutePath);
      problems.push({ severity: "error", file: name, message, allowed, fix });
      return [];
    }
    return [{ place, mdx, file }];
  });
}

type Result = {
  node: TextNode | null;
  problems: ContentProblem[];
  isNew: boolean;
};

/** Texts compiled in this run, so that a stand-in does not compile its original again. */
const compiledNow = new WeakMap<Node, ReturnType<typeof read>>();

async function syncText(
  {
    actions,
    createNodeId,
    createContentDigest,
    getNode,
    store,
  }: CreatePagesArgs,
  { place, mdx, file }: Source,
  locale: string,
  stamp: string,
): Promise<Result> {
  const type = typeOf(place);
  const id = createNodeId(nodeSeed(type, place.folder, locale));
  const digest = mdx.internal.contentDigest;
  const sourceKey = [stamp, digest, place.lang].join(" ");
  const known = getNode(id) as TextNode | undefined;
  if (known?.sourceKey === sourceKey) {
    return { node: known, problems: known.warnings, isNew: false };
  }
  const root = projectRoot(store);
  const reading = compiledNow.get(mdx) ?? read(root, place, file);
  compiledNow.set(mdx, reading);
  const { fields, problems } = await reading;
  if (!fields || problems.some(({ severity }) => severity === "error")) {
    // A stand-in has its original's faults: once is enough.
    return {
      node: null,
      problems: place.lang === locale ? problems : [],
      isNew: true,
    };
  }
  const isStandIn = place.lang !== locale;
  const node = {
    ...fields,
    id,
    parent: mdx.id,
    children: [],
    locale,
    lang: place.lang,
    isStandIn,
    folder: place.folder,
    path: routeOf(place, "slug" in fields ? fields.slug : "", locale),
    sourcePath: projectPath(root, file.absolutePath),
    sourceKey,
    warnings: isStandIn ? [] : problems,
    internal: { type, contentDigest: createContentDigest(sourceKey + locale) },
  };
  await actions.createNode(node);
  return {
    node: node as unknown as TextNode,
    problems: node.warnings,
    isNew: true,
  };
}

async function read(root: string, place: Text, { absolutePath }: FileNode) {
  const raw = await readFile(absolutePath, "utf8");
  const { lang } = place;
  const idPrefix = place.kind === "post" ? place.slug : place.name;
  const file = { root, absolutePath, raw, lang, idPrefix };
  return place.kind === "post" ? readPost(file, place) : readPage(file, place);
}
