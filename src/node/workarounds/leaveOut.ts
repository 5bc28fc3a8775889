import { readFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../paths";

/**
 * What every page's script would hold and this site never runs: the provider of
 * gatsby-plugin-react-i18next, which finds a visitor's language and brings all
 * of "react-i18next" (src/i18n/I18nProvider.tsx is the site's own), Partytown for
 * `<Script strategy="off-main-thread">`, and the service worker's registration.
 */
const unused = [
  "gatsby-plugin-react-i18next/gatsby-(?:browser|ssr)",
  "internal-plugins/partytown/gatsby-browser",
  "\\.cache/register-service-worker",
];

/** What shows a page's `Head`: react-helmet writes the heads of this site. */
const headHandler = "\\.cache/head/head-export-handler-for-browser";

/** Whether a page of the owner's brings a `Head` for Gatsby. */
const exportsHead = (root: string): boolean =>
  listFiles(root, "src/pages")
    .map((file) => readFileSync(path.join(root, file), "utf8"))
    .some((code) => /export\b.*\bHead\b/.test(code));

/** Makes webpack's plugin that puts one module in the place of others. */
type Replace = (pattern: RegExp, module: string) => object;

/** Puts an empty module in the place of what is never run. */
export function leaveOut(root: string, replace: Replace): object {
  const names = exportsHead(root) ? unused : [...unused, headHandler];
  return replace(
    new RegExp(`/(?:${names.join("|")})\\.js$`.replaceAll("/", "[\\\\/]")),
    path.join(root, "src/node/workarounds/emptyModule.ts"),
  );
}
