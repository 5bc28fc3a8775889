import { cpSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DEFAULT_DOCS_PLUGIN_ID } from "../../config/constants";
import { sidebars } from "../../config/sidebars";
import { suggest } from "../../lib/nearest";
import {
  currentVersion,
  docsFolder,
  isVersionName,
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
    const own = sidebars[instance];
    const cut = { instance, version, sidebars: own };
    const folder = cutVersion(process.cwd(), cut);
    console.log(`Created content/${folder}${own ? " with its sidebars" : ""}.

The labels, order and default of versions: docs.${instance} in src/config/site.ts. Commit the folder; deleting it undoes all.`);
    return 0;
  },
});

type Cut = {
  instance: string;
  version: string;
  /** The sidebars that the owner wrote for the instance; without any, its folders make them. */
  sidebars?: object | undefined;
};

/**
 * Copies the docs of an instance that are worked on to a version of their own.
 * @returns the new folder below content/
 */
export function cutVersion(root: string, cut: Cut): string {
  const { instance, version, sidebars } = cut;
  const content = path.join(root, "content");
  checkCut(readdirSync(content).sort(), cut);
  const folder = docsFolder(instance, version);
  const copy = path.join(content, folder);
  cpSync(path.join(content, docsFolder(instance)), copy, {
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
}

function checkCut(folders: readonly string[], { instance, version }: Cut) {
  const ids = folders
    .flatMap((name) => readDocsArea(name) ?? [])
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
  const taken = folders.find((name) => name.toLowerCase() === folder);
  if (taken) throw new UsageError(`content/${taken} exists already.`);
}
