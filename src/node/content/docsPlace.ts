import { localeCodes } from "../../config/locales";
import {
  docsFolder,
  readDocsArea,
  collectionRule,
  isCollection,
  isVersionName,
  currentVersion,
  defaultCollection,
  versionRule,
} from "./docsArea";
import type { DocsArea } from "./docsArea";
import { splitNumber } from "./numberPrefix";
import { proposeSlug } from "./slug";

/** A page of documentation, read off its path. */
export type DocPlace = DocsArea & {
  kind: "doc";
  /** Path below content/, which ties its translations together. */
  folder: string;
  lang: string;
  /** Its path below the version's folder, in small letters and without numbers; empty for the version's own index. May hold what an address can't. */
  name: string;
  /** The number before its name. */
  position: number | null;
};

type Wrong = {
  kind: "misplaced";
  message: string;
  allowed: string;
  fix: string;
};

/** Reads what a file in a docs folder is; null for other folders. */
export function docsPlace(
  folder: string,
  steps: readonly string[],
  lang: string,
): DocPlace | Wrong | null {
  const area = readDocsArea(folder);
  if (!area) return null;
  const wrong = wrongArea(area);
  if (wrong) return wrong;
  const named = steps.map(splitNumber);
  return {
    kind: "doc",
    ...area,
    folder: [folder, ...steps].join("/"),
    lang,
    name: named
      .map(({ name }) => name)
      .join("/")
      .toLowerCase(),
    position: named.at(-1)?.position ?? null,
  };
}

function wrongArea({ area, collection, version }: DocsArea): Wrong | null {
  const folder = `content/${area}`;
  if (localeCodes.includes(collection)) {
    return {
      kind: "misplaced",
      message: `"${collection}" is a language, and can't be the id of a collection of docs.`,
      allowed: collectionRule,
      fix: `For a translation, write the language behind the page's name, in content/docs: setup.${collection}.mdx.`,
    };
  }
  if (!isCollection(collection)) {
    const id = proposeSlug(collection) || "handbook";
    return {
      kind: "misplaced",
      message: `"${collection}" can't be the id of a collection of docs.`,
      allowed: collectionRule,
      fix: `Rename ${folder} to content/${docsFolder(id, version)}.`,
    };
  }
  if (version === currentVersion || isVersionName(version)) {
    // "docs-default" would be a second folder of what content/docs holds.
    if (area === docsFolder(collection, version)) return null;
    return {
      kind: "misplaced",
      message: `"${area}" is another name of the folder of docs "${docsFolder(collection, version)}".`,
      allowed: `content/docs for the collection "${defaultCollection}", content/docs-<id> for others, each with @<version> behind it for a version`,
      fix: `Rename ${folder} to content/${docsFolder(collection, version)}.`,
    };
  }
  return {
    kind: "misplaced",
    message: `"${version}" can't be the name of a version.`,
    allowed: versionRule,
    fix: `Rename ${folder}, for instance to content/${docsFolder(collection, "1.0")}.`,
  };
}
