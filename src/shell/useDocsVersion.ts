import { DEFAULT_DOCS_PLUGIN_ID } from "../config/constants";
import { usePageContext } from "../i18n/PageContext";
import type { SiteDocs } from "../lib/docs";
import { usePreferredVersion } from "../state/usePreferredVersion";
import type { DocsPosition } from "./docsLinks";

/** The documentation that the navbar refers to, by locale; the build writes it into the script. */
export const siteDocs = JSON.parse(process.env.SITE_DOCS ?? "{}") as Readonly<
  Record<string, SiteDocs | undefined>
>;

export const useSiteDocs = (): SiteDocs =>
  siteDocs[usePageContext().locale] ?? {};

type DocsVersion = {
  /** Undefined for an unknown instance. */
  docs: DocsPosition | undefined;
  /** Stores the version that the reader has chosen. */
  pick: (name: string) => void;
};

/**
 * Which version of a docs instance the reader is in, or would want: the
 * page's, the one picked, the one that readers get by default.
 */
export function useDocsVersion(instance = DEFAULT_DOCS_PLUGIN_ID): DocsVersion {
  const facts = useSiteDocs()[instance];
  const { docs: page, locale } = usePageContext();
  const current = page?.instance === instance ? page : undefined;
  const known = facts?.versions.map(({ name }) => name) ?? [];
  const [preferred, pick] = usePreferredVersion(instance, known);
  if (!facts) return { docs: undefined, pick };
  const names = [current?.version, preferred, facts.last].filter(
    (name) => name !== undefined && name !== null && known.includes(name),
  ) as string[];
  return { docs: { facts, page: current, names, locale }, pick };
}
