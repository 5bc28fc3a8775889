import path from "node:path";

/**
 * What plugins and Gatsby itself put into every page's script, and this site
 * never runs: gatsby-plugin-react-i18next's provider (src/i18n/pageStrings.ts
 * does its work, without what finds a visitor's language and without all of
 * "gatsby" and "react-i18next", which it asks for whole), Partytown with
 * Gatsby's Script, the service worker's registration, and what moves a page's
 * `Head` into the document, where react-helmet writes.
 */
const unused = [
  "gatsby-plugin-react-i18next/gatsby-(?:browser|ssr)",
  "internal-plugins/partytown/gatsby-browser",
  "\\.cache/register-service-worker",
  "\\.cache/head/head-export-handler-for-browser",
];

/** Makes webpack's plugin that puts one file in the place of others. */
export type Replace = (pattern: RegExp, nothing: string) => object;

/** Puts an empty module in the place of each. */
export const leaveOut = (root: string, replace: Replace): object =>
  replace(
    new RegExp(`/(?:${unused.join("|")})\\.js$`.replaceAll("/", "[\\\\/]")),
    path.join(root, "src/node/webpack/nothing.ts"),
  );
