import { DEFAULT_DOCS_PLUGIN_ID } from "../../config/constants";
import type { Localized } from "../../config/i18n";
import type { DocsInput } from "../../config/types";
import { groupBy } from "../../lib/groupBy";

/** The name of the unreleased version; all others are released copies of it. */
export const currentVersion = "current";

/** One version of a docs instance, such as a handbook or the manual of a product. */
export type DocsVersion = {
  instance: string;
  /** The name in menus, folders and storage; "current" for the unreleased version. */
  name: string;
  /** The label for readers; null if the interface has a message for it. */
  label: Localized | null;
  /** The start of its paths, without locale and trailing slash: "/docs/1.0". */
  path: string;
  /** The folder below content/. */
  area: string;
  /** True for the version that readers get by default. */
  isLast: boolean;
  /** The notice above the text of its pages. */
  banner: "unreleased" | "unmaintained" | null;
  /** True if its pages show its label: there are several versions. */
  hasBadge: boolean;
};

const name = "[A-Za-z0-9]+(?:[._-][A-Za-z0-9]+)*";
const areaPattern = new RegExp(
  `^docs(?:-(?!default(?:@|$))(?<instance>${name}))?(?:@(?!current$)(?<version>${name}))?$`,
);

/** The rule for folders of docs, as messages print it. */
export const areaRule =
  "Folders of documentation are docs, docs-<instance>, docs@<version> and docs-<instance>@<version>. The instance default and the version current are in docs itself; other names have letters and digits, with single dots, hyphens or underscores between them.";

/**
 * Parses the name of a folder below content/; null for other folders.
 * @example readDocsArea("docs-api@1.0") -> { instance: "api", version: "1.0" }
 */
export function readDocsArea(area: string) {
  const groups = areaPattern.exec(area)?.groups;
  if (!groups) return null;
  const { instance = DEFAULT_DOCS_PLUGIN_ID, version = currentVersion } =
    groups;
  return { instance, version };
}

/** Returns the folder of a version below content/. */
export const docsFolder = (
  instance = DEFAULT_DOCS_PLUGIN_ID,
  version = currentVersion,
): string =>
  (instance === DEFAULT_DOCS_PLUGIN_ID ? "docs" : `docs-${instance}`) +
  (version === currentVersion ? "" : `@${version}`);

/**
 * Lists the versions that have files, with their settings: by instance the
 * current one, then the others, newest first.
 * @param areas folders below content/ with entries, in any order
 */
export function listVersions(
  areas: Iterable<string>,
  settings: Readonly<Record<string, DocsInput>>,
): DocsVersion[] {
  const places = [...new Set(areas)]
    .sort()
    .flatMap((area) => readDocsArea(area) ?? []);
  return groupBy(places, ({ instance }) => instance).flatMap(([id, group]) => {
    const names = group.map(({ version }) => version);
    return createVersions(id, names, settings[id] ?? {});
  });
}

function createVersions(
  id: string,
  versions: readonly string[],
  settings: DocsInput,
): DocsVersion[] {
  const names = orderVersions(versions);
  const last = findLast(names, settings);
  const defaultPath = id === DEFAULT_DOCS_PLUGIN_ID ? "/docs" : `/${id}`;
  const path = (settings.path ?? defaultPath).replace(/\/$/, "");
  return names.map((name, at) => {
    const version = settings.versions?.[name] ?? {};
    const isLast = name === last;
    const defaultStep = name === currentVersion ? "next" : name;
    const step = version.path ?? (isLast ? "" : defaultStep);
    const age = at < names.indexOf(last) ? "unreleased" : "unmaintained";
    const banner = version.banner ?? (isLast ? "none" : age);
    return {
      instance: id,
      name,
      label: version.label ?? (name === currentVersion ? null : name),
      path: step === "" ? path : `${path}/${step}`,
      area: docsFolder(id, name),
      isLast,
      banner: banner === "none" ? null : banner,
      hasBadge: names.length > 1,
    };
  });
}

/** Compares names with numbers as numbers: 10.0 is newer than 9.0. */
const { compare } = new Intl.Collator("en", { numeric: true });

/** Sorts versions, newest first. */
const orderVersions = (names: readonly string[]): string[] => [
  ...names.filter((name) => name === currentVersion),
  ...names
    .filter((name) => name !== currentVersion)
    .sort((a, b) => compare(b, a)),
];

/** Finds the version that readers get by default: the newest release, unless the settings name another. */
function findLast(names: readonly string[], { lastVersion }: DocsInput) {
  if (lastVersion !== undefined && names.includes(lastVersion)) {
    return lastVersion;
  }
  return names.find((name) => name !== currentVersion) ?? currentVersion;
}
