import { DEFAULT_DOCS_PLUGIN_ID } from "../../config/constants";
import type { Localized } from "../../config/localize";
import type { DocsInput } from "../../config/types";

/** The version that is worked on; every other one is a copy of it that was cut. */
export const currentVersion = "current";

/** Which docs a folder below content/ holds. */
export type DocsArea = {
  /** The folder, such as docs-api@1.0. */
  area: string;
  instance: string;
  version: string;
};

/** One version of a docs instance. */
export type DocsVersion = {
  instance: string;
  /** As menus, folders and storage know it; "current" for the one that is worked on. */
  name: string;
  /** What readers see; null where the interface says it for the current version. */
  label: Localized | null;
  /** Where its paths begin, without locale and without a slash at the end: "/docs/1.0". */
  path: string;
  /** Its folder below content/. */
  area: string;
  /** Whether it is the one that readers get by default. */
  isLast: boolean;
  /** What its pages say about it, above their text. */
  banner: "unreleased" | "unmaintained" | null;
  /** Whether its pages bear its label. */
  hasBadge: boolean;
  /** Whether search engines should pass it by. */
  isNoIndex: boolean;
};

/** A docs instance: a handbook, the manual of a product. */
export type DocsInstance = {
  id: string;
  /** Newest first, the current one before all others. */
  versions: DocsVersion[];
};

const areaPattern = /^docs(?:-(?<instance>[^@]*))?(?:@(?<version>.*))?$/;

/** What a version's name may be, as messages print it. */
export const versionRule =
  'letters, digits, dots, hyphens and underscores, at most 32, beginning and ending with a letter or digit; not "current"';
export const isVersionName = (name: string) =>
  /^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,30}[A-Za-z0-9])?$/.test(name) &&
  !name.includes("..") &&
  name !== currentVersion;

/**
 * Reads which docs a folder below content/ holds; null for other folders.
 * @example readDocsArea("docs-api@1.0") -> { area: "docs-api@1.0", instance: "api", version: "1.0" }
 */
export function readDocsArea(area: string): DocsArea | null {
  const groups = areaPattern.exec(area)?.groups;
  if (!groups) return null;
  const { instance = DEFAULT_DOCS_PLUGIN_ID, version = currentVersion } =
    groups;
  return { area, instance, version };
}

/** The folder below content/ that holds an instance's version. */
export const docsFolder = (
  instance = DEFAULT_DOCS_PLUGIN_ID,
  version = currentVersion,
): string =>
  (instance === DEFAULT_DOCS_PLUGIN_ID ? "docs" : `docs-${instance}`) +
  (version === currentVersion ? "" : `@${version}`);

/**
 * Lists the docs instances that there are files for, with what the site
 * config says about them.
 * @param areas folders below content/ that hold entries, in any order
 */
export function listInstances(
  areas: Iterable<string>,
  settings: Readonly<Record<string, DocsInput>>,
): DocsInstance[] {
  const names = new Map<string, string[]>();
  for (const area of [...new Set(areas)].sort()) {
    const place = readDocsArea(area);
    if (!place) continue;
    const known = names.get(place.instance) ?? [];
    names.set(place.instance, [...known, place.version]);
  }
  return [...names].map(([id, found]) => ({
    id,
    versions: createVersions(id, found, settings[id] ?? {}),
  }));
}

function createVersions(
  id: string,
  found: readonly string[],
  settings: DocsInput,
): DocsVersion[] {
  const names = orderVersions(found, settings);
  const last = findLast(names, settings);
  const defaultPath = id === DEFAULT_DOCS_PLUGIN_ID ? "/docs" : `/${id}`;
  const path = (settings.path ?? defaultPath).replace(/\/$/, "");
  return names.map((name, at) => {
    const own = settings.versions?.[name] ?? {};
    const isLast = name === last;
    const defaultStep = name === currentVersion ? "next" : name;
    const step = own.path ?? (isLast ? "" : defaultStep);
    const age = at < names.indexOf(last) ? "unreleased" : "unmaintained";
    const banner = own.banner ?? (isLast ? "none" : age);
    return {
      instance: id,
      name,
      label: own.label ?? (name === currentVersion ? null : name),
      path: step === "" ? path : `${path}/${step}`,
      area: docsFolder(id, name),
      isLast,
      banner: banner === "none" ? null : banner,
      hasBadge: own.badge ?? names.length > 1,
      isNoIndex: own.noIndex ?? false,
    };
  });
}

/** Newer names before older ones, numbers as numbers: 10.0 before 9.0. */
const { compare } = new Intl.Collator("en", { numeric: true });

/** Newest first. Versions that the site config does not name stand before those it does. */
function orderVersions(
  found: readonly string[],
  { order = [], includeCurrent = true }: DocsInput,
): string[] {
  const cut = found.filter((name) => name !== currentVersion);
  const listed = order.filter((name) => cut.includes(name));
  const others = cut
    .filter((name) => !order.includes(name))
    .sort((a, b) => compare(b, a));
  const isShown =
    found.includes(currentVersion) && (includeCurrent || cut.length === 0);
  return [...(isShown ? [currentVersion] : []), ...others, ...new Set(listed)];
}

/** The one that readers get by default: the newest that was cut. */
function findLast(names: readonly string[], { lastVersion }: DocsInput) {
  if (lastVersion !== undefined && names.includes(lastVersion)) {
    return lastVersion;
  }
  return names.find((name) => name !== currentVersion) ?? currentVersion;
}
