import { readFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../paths";

/**
 * Modules in the scripts of every page that this site never runs: the provider of
 * gatsby-plugin-react-i18next, which detects a visitor's language and imports all
 * of "react-i18next" (the site uses src/i18n/I18nProvider.tsx), Partytown for
 * `<Script strategy="off-main-thread">`, and the registration of a service worker.
 */
const unused = [
  "gatsby-plugin-react-i18next/gatsby-(?:browser|ssr)",
  "internal-plugins/partytown/gatsby-browser",
  "\\.cache/register-service-worker",
];

/** Renders the `Head` exports of pages; this site uses react-helmet. */
const headHandler = "\\.cache/head/head-export-handler-for-browser";

/** True if a page of the owner exports a `Head`. */
const exportsHead = (root: string): boolean =>
  listFiles(root, "src/pages")
    .map((file) => readFileSync(path.join(root, file), "utf8"))
    .some((code) => /export\b.*\bHead\b/.test(code));

/** Creates the plugin of webpack that replaces modules. */
type Replace = (pattern: RegExp, module: string) => object;

/** Replaces modules that are never run by an empty one. */
export function leaveOut(root: string, replace: Replace): object {
  const names = exportsHead(root) ? unused : [...unused, headHandler];
  return replace(
    new RegExp(`/(?:${names.join("|")})\\.js$`.replaceAll("/", "[\\\\/]")),
    path.join(root, "src/node/workarounds/emptyModule.ts"),
  );
}
