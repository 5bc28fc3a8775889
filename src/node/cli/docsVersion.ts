import { cpSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DEFAULT_DOCS_PLUGIN_ID } from "../../config/constants";
import { defaultLocale } from "../../config/locales";
import { localize } from "../../config/localize";
import { siteConfig } from "../../config/resolved";
import { sidebars } from "../../config/sidebars";
import { findEntryFiles } from "../site/findEntryFiles";
import { suggest } from "../../lib/nearest";
import {
  currentVersion,
  docsFolder,
  isVersionName,
  listInstances,
  readDocsArea,
  versionRule,
} from "../collections/docsInstances";
import { snapshotName } from "../docs/sidebarFiles";
import { defineCommand, UsageError } from "./command";

const usage = `
Cuts a version of the documentation: copies content/docs to
content/docs@<version>, with its sidebars. Readers get the new version by
default, and what you go on writing in content/docs is called "Next", unless
the site config has a label for it.

  npm run docs:version -- 2.0
  npm run docs:version -- 2.0 --docs api

  --docs   the instance, content/docs-<name> (default: content/docs)
`;

export const command = defineCommand({
  usage,
  options: { docs: { type: "string", default: DEFAULT_DOCS_PLUGIN_ID } },
  maxPositionals: 1,
  run: ({ docs: instance }, [version]) => {
    if (version === undefined) {
      throw new UsageError("Missing version: npm run docs:version -- 2.0.");
    }
    const root = process.cwd();
    const own = sidebars[instance];
    const folder = cutVersion(root, { instance, version, sidebars: own });
    console.log(`Created content/${folder}${own ? " with its sidebars" : ""}.

Versions now:
${formatVersions(root, instance)}

Their order and default: docs.${instance} in src/config/site.ts. Commit the folder; deleting it undoes all.`);
    return 0;
  },
});

/** Prints a line for each version of an instance: where its paths begin, and its label. */
export const formatVersions = (root: string, instance: string): string =>
  listInstances(listAreas(root), siteConfig.docs)
    .filter(({ id }) => id === instance)
    .flatMap(({ versions }) => versions)
    .map(({ label, path, isLast }) => {
      const name = localize(label ?? "Next", defaultLocale);
      return `  ${path}  ${name}${isLast ? ", shown by default" : ""}`;
    })
    .join("\n");

/** The folders below content/ with at least one page. */
const listAreas = (root: string): string[] => {
  const areas = findEntryFiles(root).files.map(
    ({ entryPath }) => entryPath.area,
  );
  return [...new Set(areas)].sort();
};

type Cut = {
  instance: string;
  version: string;
  /** The sidebars that the owner wrote for the instance; without any, its folders make them. */
  sidebars?: object | undefined;
};

/**
 * Copies the docs of an instance that are worked on to a version of their own:
 * the whole folder, or nothing.
 * @returns the new folder below content/
 */
export function cutVersion(root: string, cut: Cut): string {
  checkCut(root, cut);
  const { instance, version, sidebars } = cut;
  const source = path.join(root, "content", docsFolder(instance));
  const folder = docsFolder(instance, version);
  const copy = path.join(root, "content", folder);
  try {
    cpSync(source, copy, {
      recursive: true,
      dereference: true,
      // What systems and editors leave behind.
      filter: (file) => !path.basename(file).startsWith("."),
    });
    if (sidebars) {
      const json = `${JSON.stringify(sidebars, null, 2)}\n`;
      writeFileSync(path.join(copy, snapshotName), json);
    }
    return folder;
  } catch (error) {
    rmSync(copy, { recursive: true, force: true });
    throw error;
  }
}

function checkCut(root: string, { instance, version }: Cut): void {
  const ids = listAreas(root)
    .flatMap((area) => readDocsArea(area) ?? [])
    .filter((area) => area.version === currentVersion)
    .map((area) => area.instance);
  if (!ids.includes(instance)) {
    const others = `Instances (--docs): ${ids.join(", ") || "none"}.`;
    throw new UsageError(
      `No docs in content/${docsFolder(instance)}. ${suggest(instance, ids) ?? others}`,
    );
  }
  // The docs that are worked on are called "Next".
  if (version === "next" || !isVersionName(version)) {
    throw new UsageError(
      `Invalid version name "${version}". Allowed: ${versionRule} and not "next".`,
    );
  }
  // Not every file system tells capitals from small letters.
  const folder = docsFolder(instance, version).toLowerCase();
  const taken = readdirSync(path.join(root, "content")).find(
    (name) => name.toLowerCase() === folder,
  );
  if (taken) throw new UsageError(`content/${taken} exists already.`);
}
