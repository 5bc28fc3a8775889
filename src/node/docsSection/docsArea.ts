import { DEFAULT_DOCS_PLUGIN_ID } from "../../config/constants";

/** The collection that content/docs belongs to. */
export const defaultCollection = DEFAULT_DOCS_PLUGIN_ID;

/** The version that is worked on; every other one is a copy of it that was cut. */
export const currentVersion = "current";

/** Which docs a folder below content/ holds. */
export type DocsArea = {
  /** The folder, such as docs-api@1.0. */
  area: string;
  collection: string;
  version: string;
};

const pattern = /^docs(?:-(?<collection>[^@]*))?(?:@(?<version>.*))?$/;

/** What a version's name may be, as messages print it. */
export const versionRule =
  'letters, digits, dots, hyphens and underscores, at most 32, beginning and ending with a letter or digit; not "current"';
export const isVersionName = (name: string) =>
  /^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,30}[A-Za-z0-9])?$/.test(name) &&
  !name.includes("..") &&
  name !== currentVersion;

/**
 * Reads which docs a folder below content/ holds; null for other folders. The
 * id and the name can be wrong.
 * @example readDocsArea("docs") -> { area: "docs", collection: "default", version: "current" }
 * @example readDocsArea("docs-api@1.0") -> { area: "docs-api@1.0", collection: "api", version: "1.0" }
 */
export function readDocsArea(area: string): DocsArea | null {
  const groups = pattern.exec(area)?.groups;
  if (!groups) return null;
  const { collection = defaultCollection, version = currentVersion } = groups;
  return { area, collection, version };
}

/** The folder below content/ that holds a collection's version. */
export const docsFolder = (
  collection = defaultCollection,
  version = currentVersion,
): string =>
  (collection === defaultCollection ? "docs" : `docs-${collection}`) +
  (version === currentVersion ? "" : `@${version}`);
