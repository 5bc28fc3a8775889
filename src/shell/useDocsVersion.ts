import { DEFAULT_DOCS_PLUGIN_ID } from "../config/constants";
import { usePageContext } from "../i18n/PageContext";
import type { DocsContext } from "../lib/docsContext";
import type { MenuDocs } from "../lib/siteDocs";
import { usePreferredVersion } from "../state/usePreferredVersion";
import { docsFacts } from "./docsFacts";

export type DocsVersionAtHand = {
  facts: MenuDocs | undefined;
  /** The current page, if it is one of the collection. */
  page: DocsContext | undefined;
  /** Versions that a link may lead to, best first: the page's, the one picked, the one that readers get by default. */
  names: string[];
  pick: (name: string) => void;
};

/** Which version of a collection of docs the reader is in, or would want. */
export function useDocsVersion(
  collection = DEFAULT_DOCS_PLUGIN_ID,
): DocsVersionAtHand {
  const facts = docsFacts(collection);
  const { docs } = usePageContext();
  const page = docs?.collection === collection ? docs : undefined;
  const known = facts?.versions.map(({ name }) => name) ?? [];
  const [preferred, pick] = usePreferredVersion(collection, known);
  const names = [page?.version, preferred, facts?.last].filter(
    (name) => name !== undefined && name !== null && known.includes(name),
  ) as string[];
  return { facts, page, names, pick };
}
