import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { listFeatures } from "../config/features";
import { siteConfig } from "../config/resolved";
import { resolveSite } from "../config/resolveSite";
import { configFile } from "./config/configFile";
import { loadConfigFile } from "./config/explainConfigError";
import { currentVersion, readDocsArea } from "./collections/docsInstances";
import { listFiles } from "./files/paths";
import { isMarkdownFile } from "./content/fileNames";

/** In develop the config as it is saved now, unless it has errors, which webpack reports. */
function readConfig(root: string) {
  if (process.env.NODE_ENV !== "development") return siteConfig;
  try {
    const { site } = loadConfigFile(root, configFile) as { site: unknown };
    return resolveSite(site);
  } catch {
    return siteConfig;
  }
}

const embed = /(?:<|::)(?:You-?Tube|Vimeo|Embed)\b[^>}]*/gi;

/**
 * Finds the features that the site uses, for `<When>`: from its config, its
 * folders, and the tags in its texts, because they must be known before any
 * text is compiled.
 */
export function findFeatures(root: string) {
  const read = (file: string) => readFileSync(path.join(root, file), "utf8");
  const embeds = listFiles(root, "content")
    .filter(isMarkdownFile)
    .flatMap((file) => read(file).match(embed) ?? []);
  const versions = readdirSync(path.join(root, "content"))
    .map(readDocsArea)
    .filter((area) => area !== null && area.version !== currentVersion);
  return listFeatures(readConfig(root), {
    embeds: embeds.join("\n"),
    versionedDocs: versions.map((area) => area?.instance ?? ""),
  });
}
