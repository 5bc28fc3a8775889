import path from "node:path";

/**
 * Matches modules in the scripts of every page that this site never runs: the
 * provider of gatsby-plugin-react-i18next, which detects a visitor's language
 * and imports all of "react-i18next" (the site uses src/theme/i18n/useCatalogues.ts),
 * and Partytown for `<Script strategy="off-main-thread">`.
 */
const unused =
  /[\\/](?:gatsby-plugin-react-i18next[\\/]gatsby-(?:browser|ssr)|internal-plugins[\\/]partytown[\\/]gatsby-browser)\.js$/;

/** Creates the plugin of webpack that replaces modules. */
type Replace = (pattern: RegExp, module: string) => object;

/** Replaces modules that are never run by an empty one. */
export const leaveOut = (root: string, replace: Replace): object =>
  replace(unused, path.join(root, "src/gatsby/workarounds/emptyModule.ts"));
