import { DEFAULT_DOCS_PLUGIN_ID } from "../config/constants";
import { usePageContext } from "../i18n/PageContext";
import { usePreferredVersion } from "../state/usePreferredVersion";
import { docsFacts, type DocsPlace } from "./docsLinks";

type DocsVersion = {
  /** Undefined where the config names a collection that is not there. */
  place: DocsPlace | undefined;
  /** Remembers a version that the reader has picked. */
  pick: (name: string) => void;
};

/**
 * Which version of a collection of docs the reader is in, or would want: the
 * page's, the one picked, the one that readers get by default.
 */
export function useDocsVersion(
  collection = DEFAULT_DOCS_PLUGIN_ID,
): DocsVersion {
  const facts = docsFacts(collection);
  const { docs, locale } = usePageContext();
  const page = docs?.collection === collection ? docs : undefined;
  const known = facts?.versions.map(({ name }) => name) ?? [];
  const [preferred, pick] = usePreferredVersion(collection, known);
  if (!facts) return { place: undefined, pick };
  const names = [page?.version, preferred, facts.last].filter(
    (name) => name !== undefined && name !== null && known.includes(name),
  ) as string[];
  return { place: { facts, page, names, locale }, pick };
}
