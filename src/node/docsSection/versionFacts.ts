import { localePath } from "../../config/locales";
import { localize } from "../../config/localize";
import { siteConfig } from "../../config/resolved";
import type { DocsContext } from "../../lib/docsContext";
import { indexEntries } from "./indexEntries";
import type { DocsPlan, PlannedVersion } from "./planDocs";

type Page = { docId: string | null; locale: string; lang: string };
type Facts = Pick<DocsContext, "about" | "start" | "canonical">;

const keyOf = (collection: string, locale: string) => `${collection} ${locale}`;

/**
 * Gives what the pages of a version say of it, and of the version that readers
 * get by default.
 */
export function versionFacts({ versions }: DocsPlan) {
  const starts = new Map(versions.map((one) => [one, startPath(one)]));
  const startOf = (planned: PlannedVersion) =>
    starts.get(planned) ?? planned.version.path;
  const lasts = new Map(
    versions
      .filter(({ version }) => version.isLast)
      .map((planned) => {
        const byId = new Map(planned.docs.map((doc) => [doc.docId, doc]));
        const key = keyOf(planned.version.collection, planned.locale);
        return [key, { planned, byId }];
      }),
  );
  /** The same page in the last version, for readers of a locale. */
  const counterpart = (collection: string, page: Page, locale: string) => {
    const doc =
      page.docId === null
        ? undefined
        : lasts.get(keyOf(collection, locale))?.byId.get(page.docId);
    return doc?.isListed ? doc : undefined;
  };
  return (planned: PlannedVersion, page: Page): Facts => {
    const { version, locale } = planned;
    const { collection, isLast, hasBadge, banner, isNoIndex } = version;
    const last = isLast ? undefined : lasts.get(keyOf(collection, locale));
    const same = last && counterpart(collection, page, locale);
    // A text in its own language is no copy of one that stands in for it.
    const copied = last && counterpart(collection, page, page.lang);
    return {
      about: {
        label: labelIn(version, locale),
        hasBadge,
        banner,
        isNoIndex,
        last: last
          ? {
              label: labelIn(last.planned.version, locale),
              path: same?.path ?? startOf(last.planned),
              isSame: same !== undefined,
            }
          : null,
      },
      start: {
        label: titleIn(collection, locale),
        path: startOf(planned),
      },
      canonical:
        copied && !copied.isFallback && !last.planned.version.isNoIndex
          ? copied.path
          : null,
    };
  };
}

const labelIn = ({ label }: PlannedVersion["version"], locale: string) =>
  label === null ? null : localize(label, locale);

function titleIn(collection: string, locale: string): string | null {
  const { title } = siteConfig.docs[collection] ?? {};
  return title === undefined ? null : localize(title, locale);
}

/** Where readers of a version begin: at its start, which lists its pages unless one of them is there; what lists none has no such page. */
function startPath(planned: PlannedVersion): string {
  const { version, docs, sidebars, mainDocId, locale } = planned;
  const main = docs.find(({ docId }) => docId === mainDocId);
  const [first] = sidebars;
  const hasStart = first && indexEntries(first.items).length > 0;
  return hasStart || !main ? localePath(locale, version.path) : main.path;
}
