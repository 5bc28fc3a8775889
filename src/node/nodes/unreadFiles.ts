import type { ParentSpanPluginArgs } from "gatsby";
import type { TextPlace } from "../content/contentPlace";
import { contentPlace, isTextPlace } from "../content/contentPlace";
import { findContentFiles } from "../content/findContentFiles";
import type { FoundFile } from "../content/findContentFiles";
import { projectRoot } from "../projectRoot";
import { fileDigest } from "./fileDigest";
import { fingerprint } from "./fingerprint";
import { knownNode } from "./textKeys";

/** A text that no node says anything of, or only what it said before. */
export type UnreadText = FoundFile & { place: TextPlace; digest: string };

/** The content files that are not as an earlier build read them; those that are no texts it has not read. */
export function unreadFiles(args: ParentSpanPluginArgs): {
  texts: UnreadText[];
  others: FoundFile[];
} {
  const root = projectRoot(args.store);
  const stamp = fingerprint(root);
  const texts: UnreadText[] = [];
  const others: FoundFile[] = [];
  for (const file of findContentFiles(root)) {
    const place = contentPlace(file.relativePath);
    if (!isTextPlace(place)) {
      others.push(file);
      continue;
    }
    const digest = fileDigest(file.absolutePath);
    if (digest === null || knownNode(args, { place, digest }, stamp)) continue;
    texts.push({ ...file, place, digest });
  }
  return { texts, others };
}
