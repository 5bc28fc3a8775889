import { statSync } from "node:fs";
import type { ParentSpanPluginArgs } from "gatsby";
import { localeCodes } from "../../config/locales";
import { contentPlace, isTextPlace } from "../content/contentPlace";
import type { ContentProblem } from "../content/problem";
import { circumstancesOf } from "../nodes/circumstances";
import { nodeSeed } from "../nodes/contentNodes";
import type { DocNode, TextNode } from "../nodes/contentNodes";
import { fileDigest } from "../nodes/fileDigest";
import { fingerprint } from "../nodes/fingerprint";
import { readText } from "../nodes/readText";
import { settle } from "../nodes/settle";
import { sourceKeyOf, typeOf } from "../nodes/textKeys";
import { putNode, putStandIn, routeOf, textFields } from "../nodes/textNodes";
import { projectRoot } from "../projectRoot";

type ChangedFile = { absolutePath: string; relativePath: string };

/** Null where the text is as it was, or where only a whole round can tell. */
export type Update = {
  errors: ContentProblem[];
  /** Whether other pages, or checks, have to know as well. */
  needsRound: boolean;
} | null;

/** What of a text nobody else asks for, or asks of its node, which is up to date. */
const ownMatters = new Set([
  ...["body", "summary", "text", "toc", "hasMore", "readingTime"],
  ...["code", "headings", "parts"],
  ...["description", "terms", "lines", "sourceKey", "parent"],
]);

/** A field as it is compared: that it has moved to another line changes nothing. */
const comparable = (value: unknown) =>
  JSON.stringify(value, (name, part: unknown) =>
    name === "line" ? undefined : part,
  );

/** Whether a text differs in more than what its own page shows. */
function differs(before: TextNode, now: TextNode): boolean {
  const old = new Map(Object.entries(before));
  return Object.entries(now).some(
    ([name, value]) =>
      !ownMatters.has(name) && comparable(value) !== comparable(old.get(name)),
  );
}

/** Where the docs of a text's folder begin, if it is one of them: as before. */
function docsPathsOf(known: TextNode): ReadonlyMap<string, string> {
  const { area, basePath } = known as Partial<DocNode>;
  return area && typeof basePath === "string"
    ? new Map([[area, basePath]])
    : new Map();
}

/** Editors empty a file before they fill it again. */
const isEmpty = (file: string) => statSync(file).size === 0;

/**
 * Brings the nodes of one text up to date with its file, if no page comes or
 * goes by that. What lists and other texts make of it is left to the round
 * that follows.
 */
export async function updateText(
  args: ParentSpanPluginArgs,
  { absolutePath, relativePath }: ChangedFile,
): Promise<Update> {
  const root = projectRoot(args.store);
  const place = contentPlace(relativePath);
  const digest = fileDigest(absolutePath);
  if (!isTextPlace(place)) return null;
  if (digest === null || isEmpty(absolutePath)) return null;
  const { folder, lang } = place;
  const nodeIn = (locale: string) =>
    args.getNode(args.createNodeId(nodeSeed(typeOf(place), folder, locale))) as
      TextNode | undefined;
  const known = nodeIn(lang);
  const stamp = fingerprint(root);
  if (!known || known.isStandIn) return null;
  if (known.sourceKey === sourceKeyOf({ digest, place }, stamp)) return null;

  const read = await readText({ root, absolutePath, place });
  const errors = read.problems.filter(({ severity }) => severity === "error");
  // An editor was still writing: its next event is on the way.
  if (fileDigest(absolutePath) !== digest) return null;
  if (!read.fields || errors.length > 0) return { errors, needsRound: true };

  const { id, parent } = known;
  const text = { place, absolutePath, digest, parentId: parent ?? id };
  const fields = textFields({ id, root, text, stamp, read });
  const { sourcePath } = fields;
  const settled = settle(
    fields,
    sourcePath,
    circumstancesOf(root, docsPathsOf(known)),
  );
  const isSamePage =
    routeOf(fields, lang) === known.path &&
    settled.visibility === known.visibility &&
    fields.isRich === known.isRich;
  if (!isSamePage) return null;
  const node = await putNode(args, { ...fields, ...settled });
  for (const locale of localeCodes) {
    const standIn = nodeIn(locale);
    if (standIn?.isStandIn && standIn.lang === lang) {
      await putStandIn(args, node, locale);
    }
  }
  return { errors, needsRound: differs(known, fields) };
}
