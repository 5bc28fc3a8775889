import type { CreatePagesArgs } from "gatsby";
import { localePath } from "../../config/locales";
import type { ContentProblem } from "../content/problem";
import { projectPath } from "../content/readContent";
import { projectRoot } from "../projectRoot";
import { nodeSeed, textRef } from "./contentNodes";
import type { TextNode, TextRef } from "./contentNodes";
import { findTexts } from "./findTexts";
import type { TextSource } from "./findTexts";
import { createReaders } from "./readers";
import type { Reader } from "./readers";
import type { ReadText, TextPlace } from "./readText";

export type SyncedTexts = { refs: TextRef[]; problems: ContentProblem[] };

/**
 * Makes the nodes of posts and pages agree with the files: compiles what is
 * new or changed, makes a stand-in where a translation is missing, and leaves
 * the rest alone.
 */
export async function syncTexts(
  args: CreatePagesArgs,
  stamp: string,
): Promise<SyncedTexts> {
  const { texts, problems } = findTexts(args);
  const refs: TextRef[] = [];
  const changed: TextSource[] = [];
  for (const text of texts) {
    const known = knownNodes(args, text, stamp);
    if (known.length < text.locales.length) changed.push(text);
    else {
      refs.push(...known.map(textRef));
      problems.push(...known.flatMap(({ warnings }) => warnings));
    }
  }
  const activity = args.reporter.activityTimer("compile content");
  activity.start();
  const root = projectRoot(args.store);
  const readers = createReaders(root, changed.length);
  const queue = [...changed];
  const work = async (reader: Reader) => {
    for (let text = queue.shift(); text; text = queue.shift()) {
      const { place, absolutePath } = text;
      const read = await reader.read({ root, absolutePath, place });
      problems.push(...read.problems);
      refs.push(...(await createNodes(args, text, read, stamp)));
      if (queue.length % 100 === 0) activity.setStatus(`${queue.length} to go`);
    }
  };
  try {
    await Promise.all(readers.map(work));
  } finally {
    await Promise.all(readers.map((reader) => reader.close()));
  }
  activity.setStatus(`${changed.length} of ${texts.length} texts`);
  activity.end();
  return { refs, problems };
}

const typeOf = ({ kind }: TextPlace) => (kind === "post" ? "BlogPost" : "Page");

/** Changes whenever a text's nodes must be made anew. */
const sourceKeyOf = ({ digest, place }: TextSource, stamp: string) =>
  [stamp, digest, place.lang].join(" ");

/** A text's nodes that still hold. */
function knownNodes(
  { createNodeId, getNode }: CreatePagesArgs,
  text: TextSource,
  stamp: string,
): TextNode[] {
  const { place, locales } = text;
  const sourceKey = sourceKeyOf(text, stamp);
  return locales
    .map((locale) => nodeSeed(typeOf(place), place.folder, locale))
    .map((seed) => getNode(createNodeId(seed)) as TextNode | undefined)
    .filter((node) => node?.sourceKey === sourceKey)
    .filter((node) => node !== undefined);
}

const routeOf = (place: TextPlace, slug: string, locale: string) => {
  if (place.kind === "post") return localePath(locale, `/blog/${slug}`);
  return localePath(locale, place.name === "home" ? "/" : `/${place.name}`);
};

/**
 * Makes a text's node in each locale that shows it. A text with faults keeps
 * the nodes it had: a build stops anyway, and in develop its pages stay.
 */
async function createNodes(
  args: CreatePagesArgs,
  text: TextSource,
  { fields, problems }: ReadText,
  stamp: string,
): Promise<TextRef[]> {
  const { actions, createNodeId, createContentDigest, getNode, store } = args;
  const { place, absolutePath, mdxId } = text;
  const type = typeOf(place);
  if (!fields || problems.some(({ severity }) => severity === "error")) {
    return text.locales
      .map((locale) => createNodeId(nodeSeed(type, place.folder, locale)))
      .map((id) => getNode(id) as TextNode | undefined)
      .filter((node) => node !== undefined)
      .map(textRef);
  }
  const sourceKey = sourceKeyOf(text, stamp);
  const refs: TextRef[] = [];
  for (const locale of text.locales) {
    const isStandIn = place.lang !== locale;
    const contentDigest = createContentDigest(`${sourceKey} ${locale}`);
    const node = {
      ...fields,
      id: createNodeId(nodeSeed(type, place.folder, locale)),
      parent: mdxId,
      children: [],
      locale,
      lang: place.lang,
      isStandIn,
      folder: place.folder,
      path: routeOf(place, "slug" in fields ? fields.slug : "", locale),
      sourcePath: projectPath(projectRoot(store), absolutePath),
      sourceKey,
      warnings: isStandIn ? [] : problems,
      internal: { type, contentDigest },
    };
    await actions.createNode(node);
    refs.push(textRef(node as unknown as TextNode));
  }
  return refs;
}
