import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { listLocales } from "../../config/i18n";
import { siteConfig } from "../../config/resolved";
import { loadMessages } from "../../site/messages/fillMessages";
import { nodeId } from "../../site/content/entry";
import { syncNodes } from "./syncNodes";
import { sidebarKey } from "../../site/docs/navigation";
import { createSiteDocs } from "../../site/docs/siteDocs";
import type { LocalizedVersion } from "../../site/docs/types";

/** Syncs the nodes of sidebars with those of all versions, and writes the data of the navbar. */
export async function syncDocsNodes(
  args: CreatePagesArgs,
  versions: readonly LocalizedVersion[],
  root: string,
): Promise<void> {
  const sidebars = versions.flatMap((version) => {
    const { locale } = version;
    return version.sidebars.map(({ id: sidebarId, items }) => {
      const key = sidebarKey(version, sidebarId);
      return {
        id: nodeId("Sidebar", key, locale),
        type: "Sidebar",
        fields: {
          key,
          sidebarId,
          instance: version.instance,
          version: version.name,
          locale,
          items,
        },
      };
    });
  });
  await syncNodes(args, ["Sidebar"], sidebars);
  writeSiteDocs(root, versions);
}

/** The file from which webpack reads the data of the navbar: see defineSiteConfig. */
export const getSiteDocsPath = (root: string): string =>
  path.join(root, ".cache/site-docs.json");

function writeSiteDocs(
  root: string,
  versions: readonly LocalizedVersion[],
): void {
  const { i18n } = siteConfig;
  const docsByLocale = listLocales(i18n).map((locale) => {
    const { next } = loadMessages(root, i18n, locale, "docsMenu");
    return [
      locale,
      createSiteDocs(siteConfig, versions, locale, next as string),
    ] as const;
  });
  const text = JSON.stringify(Object.fromEntries(docsByLocale));
  const file = getSiteDocsPath(root);
  // In develop, webpack compiles the site again after each write.
  if (existsSync(file) && readFileSync(file, "utf8") === text) return;
  writeFileSync(file, text);
}
