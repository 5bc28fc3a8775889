import { localeCodes } from "../../config/locales";
import type { Catalogue } from "../../lib/fillGaps";
import { readStrings } from "./readStrings";

/** The catalogues that scripts bring themselves, see src/i18n/siteTexts.d.ts. */
const namespaces = [
  "baseUrl",
  "comments",
  "crash",
  "docsMenu",
  "preview",
  "search",
];

/** What `siteTexts` stands for in the site's code: texts by namespace and locale. */
export const readSiteTexts = (root: string) =>
  Object.fromEntries(
    namespaces.map((namespace): [string, Record<string, Catalogue>] => [
      namespace,
      Object.fromEntries(
        localeCodes.map((code) => [code, readStrings(root, code, namespace)]),
      ),
    ]),
  );
