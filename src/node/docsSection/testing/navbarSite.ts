import { navbarItemWithDefaults } from "../../../config/navbarItemWithDefaults";
import type { DocsInput, NavbarItemInput } from "../../../config/types";
import type { DocRef } from "../../nodes/contentNodes";
import { collectionsOf } from "../collectionsOf";
import { docsRoutes } from "../docsRoutes";
import { planDocs } from "../planDocs";
import type { DocsDraft } from "../planDocs";
import { docRef, inBothLocales } from "./docRef";

type Site = {
  items: readonly NavbarItemInput[];
  docs?: readonly DocRef[];
  drafts?: readonly DocsDraft[];
  settings?: Readonly<Record<string, DocsInput>>;
};

/** Three versions of a handbook, of which 2.0 is the last, and an API without any. */
export const handbook: readonly DocRef[] = inBothLocales([
  docRef("docs/index.mdx", { basePath: "/docs/next" }),
  docRef("docs/setup.mdx", { basePath: "/docs/next" }),
  docRef("docs/plans.mdx", { basePath: "/docs/next" }),
  docRef("docs@2.0/index.mdx"),
  docRef("docs@2.0/setup.mdx"),
  docRef("docs@1.0/setup.mdx", { basePath: "/docs/1.0" }),
  docRef("docs-api/index.mdx", { basePath: "/api" }),
]);

/** A site whose bar has these items. */
export function navbarSite({
  items,
  docs = handbook,
  drafts,
  settings = {},
}: Site) {
  const areas = docs.map(({ area }) => area);
  const collections = collectionsOf(areas, settings);
  const { plan } = planDocs({ docs, collections, drafts });
  return {
    plan,
    items: items.map(navbarItemWithDefaults),
    written: items,
    routes: [...docsRoutes(plan)],
  };
}
