import type { DocsInput, DocsVersionInput } from "../../config/types";
import type { Localized } from "../../config/localize";
import {
  currentVersion,
  defaultCollection,
  docsFolder,
  readDocsArea,
} from "./docsArea";

/** One version of a collection of docs. */
export type DocsVersion = {
  collection: string;
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

/** A collection of docs: a handbook, the manual of a product. */
export type DocsCollection = {
  id: string;
  /** Where its paths begin, without locale. */
  path: string;
  /** Newest first, the current one before all others. */
  versions: DocsVersion[];
};

type Settings = Readonly<Record<string, DocsInput>>;

/** Newer names before older ones, numbers as numbers: 10.0 before 9.0. */
const { compare } = new Intl.Collator("en", { numeric: true });
const byName = (a: string, b: string) => compare(b, a);

/**
 * The collections of docs that there are files for, with what the site config
 * says about them. Versions that it does not name stand before those it does.
 * @param areas folders below content/ that hold docs, in any order
 */
export function collectionsOf(
  areas: Iterable<string>,
  settings: Settings,
): DocsCollection[] {
  const found = new Map<string, Set<string>>();
  for (const area of [...areas].sort()) {
    const place = readDocsArea(area);
    if (!place) continue;
    const versions = found.get(place.collection) ?? new Set();
    found.set(place.collection, versions.add(place.version));
  }
  return [...found].map(([id, names]) =>
    collectionOf(id, names, settings[id] ?? {}),
  );
}

/** Where a collection's paths begin, unless the site config says otherwise. */
const defaultPath = (id: string) =>
  id === defaultCollection ? "/docs" : `/${id}`;

function collectionOf(
  id: string,
  found: ReadonlySet<string>,
  settings: DocsInput,
): DocsCollection {
  const names = orderOf(found, settings);
  const path = (settings.path ?? defaultPath(id)).replace(/\/$/, "");
  const last = lastOf(names, settings);
  const lastAt = names.indexOf(last);
  const versions = names.map((name, at): DocsVersion => {
    const own: DocsVersionInput = settings.versions?.[name] ?? {};
    const isLast = name === last;
    const step = own.path ?? (isLast ? "" : stepOf(name));
    const age = at < lastAt ? "unreleased" : "unmaintained";
    const banner = own.banner ?? (isLast ? "none" : age);
    return {
      collection: id,
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
  return { id, path, versions };
}

const stepOf = (name: string) => (name === currentVersion ? "next" : name);

/** Newest first. */
function orderOf(found: ReadonlySet<string>, settings: DocsInput): string[] {
  const { order = [], includeCurrent = true } = settings;
  const cut = [...found].filter((name) => name !== currentVersion);
  const listed = [...new Set(order)].filter((name) => cut.includes(name));
  const others = cut.filter((name) => !order.includes(name)).sort(byName);
  const isShown =
    found.has(currentVersion) && (includeCurrent || cut.length === 0);
  return [...(isShown ? [currentVersion] : []), ...others, ...listed];
}

/** The one that readers get by default: the newest that was cut. */
function lastOf(names: readonly string[], { lastVersion }: DocsInput): string {
  if (lastVersion !== undefined && names.includes(lastVersion)) {
    return lastVersion;
  }
  return names.find((name) => name !== currentVersion) ?? currentVersion;
}
