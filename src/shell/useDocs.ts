import { graphql, useStaticQuery } from "gatsby";
import { DEFAULT_DOCS_PLUGIN_ID } from "../config/constants";
import { usePageContext } from "../i18n/PageContext";
import type { DocsContext } from "../lib/docsContext";
import type { MenuDocs, SiteDocs } from "../lib/siteDocs";
import { usePreferredVersion } from "../state/usePreferredVersion";

/** The docs that the navbar names, on whatever page it stands. */
export function useSiteDocs(): SiteDocs {
  const { docsMenu } = useStaticQuery<Queries.DocsMenuQuery>(graphql`
    query DocsMenu {
      docsMenu {
        collections
      }
    }
  `);
  return (docsMenu?.collections ?? {}) as SiteDocs;
}

type CollectionDocs = {
  /** What the navbar knows of the collection; nothing where an error of the config has been reported. */
  menu: MenuDocs | undefined;
  /** The current page, if it is one of the collection. */
  page: DocsContext | undefined;
  /** Versions that a link may lead to, best first: the page's, the one picked, the one that readers get by default. */
  names: string[];
  pick: (name: string) => void;
};

/** The version of a collection of docs that the reader is in, or would want. */
export function useDocs(collection = DEFAULT_DOCS_PLUGIN_ID): CollectionDocs {
  const menu = useSiteDocs()[collection];
  const { docs } = usePageContext();
  const page = docs?.collection === collection ? docs : undefined;
  const known = menu?.versions.map(({ name }) => name) ?? [];
  const [preferred, pick] = usePreferredVersion(collection, known);
  const names = [page?.version, preferred, menu?.last].filter(
    (name) => typeof name === "string" && known.includes(name),
  ) as string[];
  return { menu, page, names, pick };
}
