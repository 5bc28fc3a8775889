import { siteConfig } from "../../config/resolved";
import { localeCodes } from "../../config/locales";
import type { Route } from "../routes/route";
import { loadMessages } from "../messages/fillMessages";
import { keepSiteDocs } from "./keepSiteDocs";
import type { DocsPlan } from "./planDocs";
import { siteDocsOf } from "./siteDocsOf";

/** Leaves for webpack what the bar has to know of the site's docs. */
export function keepNavbarDocs(
  root: string,
  plan: DocsPlan,
  routes: readonly Route[],
): void {
  const nextIn = (code: string) =>
    (loadMessages(root, code, "docsMenu") as { next: string }).next;
  const next = Object.fromEntries(
    localeCodes.map((code) => [code, nextIn(code)]),
  );
  keepSiteDocs(
    root,
    siteDocsOf({
      plan,
      routes,
      items: siteConfig.navbar.items,
      labelOf: ({ label }) => label ?? next,
      titleOf: (collection) => siteConfig.docs[collection]?.title,
    }),
  );
}
