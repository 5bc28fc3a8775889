import type { CreatePagesArgs } from "gatsby";
import { localePath } from "../../config/locales";
import type { ContentProblem } from "../content/problem";
import { projectPath } from "../content/readContent";
import { projectRoot } from "../projectRoot";
import { nodeSeed, textRef } from "./contentNodes";
import type { TextNode, TextRef } from "./contentNodes";
import { findTexts } from "./findTexts";
import type { TextSource } from "./findTexts";
import { takeReader } from "./readAhead";
import type { ReadText, TextPlace } from "./readText";
import { knownNodes, sourceKeyOf, typeOf } from "./textKeys";

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
    const known = knownNodes(args, text, text.locales, stamp);
    if (known.length < text.locales.length) changed.push(text);
    else {
      refs.push(...known.map(textRef));
      problems.push(...known.flatMap(({ warnings }) => warnings));
    }
  }
  const activity = args.reporter.activityTimer("compile content");
  activity.start();
  const root = projectRoot(args.store);
  const reader = takeReader(root, changed.length);
  let left = changed.length;
  const work = async (text: TextSource) => {
    const { place, absolutePath, digest } = text;
    const read = await reader.read({ root, absolutePath, place }, digest);
    problems.push(...read.problems);
    refs.push(...(await createNodes(args, text, read, stamp)));
    left -= 1;
    if (left % 100 === 0) activity.setStatus(`${left} to go`);
  };
  try {
    await Promise.all(changed.map(work));
  } finally {
    reader.close();
  }
  activity.setStatus(`${changed.length} of ${texts.length} texts`);
  activity.end();
  return { refs, problems };
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
  const { place, absolutePath, parentId } = text;
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
      parent: parentId,
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
