import { existsSync } from "node:fs";
import path from "node:path";

type Theme = { themeName: string; themeDir: string };
type ShadowingPlugin = { themes: Theme[]; projectRoot: string };
type Resolve = { plugins?: object[] };

const isShadowing = (plugin: object): plugin is ShadowingPlugin =>
  plugin.constructor.name === "GatsbyThemeComponentShadowingResolverPlugin";

/** Whether the site, or a plugin, has files in place of a plugin's. */
function isShadowed({ themes, projectRoot }: ShadowingPlugin): boolean {
  const folders = [projectRoot, ...themes.map(({ themeDir }) => themeDir)];
  return themes.some(({ themeName }) =>
    folders.some((folder) => existsSync(path.join(folder, "src", themeName))),
  );
}

/**
 * Gatsby looks, for each import of each module, whether a theme's file is
 * shadowed: two seconds of a cold build. It has to only where a folder in
 * `src` bears a plugin's name.
 */
export function dropShadowing(resolve: Resolve): void {
  resolve.plugins = resolve.plugins?.filter(
    (plugin) => !isShadowing(plugin) || isShadowed(plugin),
  );
}
