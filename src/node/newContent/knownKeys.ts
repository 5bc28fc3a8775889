import { syncAuthors, syncTags } from "../nodes/syncMaps";
import { withoutGatsby } from "../withoutGatsby";
import type { KnownKeys } from "./checkNew";

/** The keys of content/authors.yaml and content/tags.yaml, in their order. */
export async function knownKeys(root: string): Promise<KnownKeys> {
  const { args } = withoutGatsby(root);
  const authors = await syncAuthors(args);
  const tags = await syncTags(args, []);
  return {
    authors: authors.known ?? [],
    tags: [...tags.known],
  };
}
