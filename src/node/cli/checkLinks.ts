import { readFileSync } from "node:fs";
import path from "node:path";
import { siteConfig } from "../../config/resolved";
import { site } from "../../config/site";
import { configFile, locateOptions } from "../config/configFile";
import type { BaseEntry } from "../content/entry";
import { normalizeText, splitFrontMatter } from "../frontMatter";
import { loadSite } from "../site/loadSite";
import { isError } from "../diagnostics/diagnostic";
import type { Diagnostic } from "../diagnostics/diagnostic";
import { countOf } from "../diagnostics/formatDiagnostics";
import { isSkipped, readAddress } from "../links/address";
import { findConfigLinks } from "../links/configLinks";
import { listFiles } from "../paths";
import { formatReports } from "./checkContent";
import { defineCommand, parseList, UsageError } from "./command";
import { requestUrls, unknownHost } from "./requestUrls";

const usage = `
Requests every address of another site that content and site config link to.

  npm run check:links
  npm run check:links -- --skip https://example.com/,https://example.org/

  --skip      beginnings of addresses to leave out, beside those of checks.skip
  --timeout   seconds to wait for an answer (default: 15)

The exit code is 1 where an address is not found. Hosts that refuse programs,
want a login or do not answer are listed, and count as working.
`;

/** Milliseconds between two requests to one host. */
const pause = 1000;

/** True stops, false warns, null informs. */
const severity = { ok: null, redirected: null, unknown: false, broken: true };

export const command = defineCommand({
  usage,
  options: {
    skip: { type: "string" },
    timeout: { type: "string", default: "15" },
  },
  run: async (values) => {
    const timeout = Number(values.timeout) * 1000;
    if (!(timeout > 0)) {
      throw new UsageError(`Invalid --timeout "${values.timeout}".`);
    }
    const root = process.cwd();
    const skipped = [...siteConfig.checks.skip, ...parseList(values.skip)];
    const { entries, diagnostics } = await loadSite(root);
    const links = listExternalLinks(root, entries).filter(
      ({ url }) => !isSkipped(url, skipped),
    );
    const userAgent = `Mozilla/5.0 (compatible; link check of ${site.url})`;
    const results = await requestUrls(
      links.map(({ url }) => url),
      { timeout, pause, userAgent },
      (url, { status }) => console.log(`${status.padEnd(10)} ${url}`),
    );
    const answers = [...results.values()];
    if (answers.length > 1 && answers.every((one) => one === unknownHost)) {
      throw new UsageError("No host was reached: is there a network?");
    }
    const found = links.flatMap(({ url, ...place }): Diagnostic[] => {
      const { status, reason } = results.get(url) ?? { status: "ok" };
      if (status === "ok") return [];
      const fatal = severity[status];
      return [{ ...place, fatal, reason: `${url}: ${reason}.` }];
    });
    // A file with errors may have links that were not found.
    const all = [...diagnostics.filter(isError), ...found];
    const sums = Object.keys(severity).map(
      (name) =>
        `${answers.filter(({ status }) => status === name).length} ${name}`,
    );
    console.log(
      [
        "",
        ...formatReports(locateOptions(all, root), root),
        `${countOf(results.size, "external link")} checked: ${sums.join(", ")}.`,
      ].join("\n\n"),
    );
    return all.some(isError) ? 1 : 0;
  },
});

/** A link to another site, and where it is written. */
type ExternalLink = Pick<Diagnostic, "file" | "line" | "field"> & {
  url: string;
};

/** Lists the links to other sites in entries, data files of content/ and the site config. */
export function listExternalLinks(
  root: string,
  entries: readonly BaseEntry[],
): ExternalLink[] {
  const written = entries.filter(({ isFallback }) => !isFallback);
  const read = (file: string) =>
    normalizeText(readFileSync(path.join(root, file), "utf8"));
  return [
    ...written.flatMap(({ sourcePath: file, links }) => [
      ...links.map((link) => ({ ...link, file })),
      ...linksInYaml(splitFrontMatter(read(file)).block, file),
    ]),
    ...listDataFiles(root).flatMap((file) => linksInYaml(read(file), file)),
    ...findConfigLinks(site).map(({ written: url, field }) => ({
      url,
      file: configFile,
      field,
    })),
  ].flatMap(toExternal);
}

const listDataFiles = (root: string): string[] =>
  listFiles(root, "content").filter((name) => /\.ya?ml$/.test(name));

/** Not the comma or bracket behind it. */
const address = /https?:\/\/[^\s"'[\]{}]*[^\s"'[\]{}.,;)]/g;

const linksInYaml = (yaml: string, file: string): ExternalLink[] =>
  yaml.split("\n").flatMap((text, index) =>
    (text.match(address) ?? []).map((url) => ({
      url,
      file,
      line: index + 1,
    })),
  );

/** A link with its whole address; none for links within this site and to other things than pages. */
function toExternal(link: ExternalLink): ExternalLink[] {
  if (!/^(?:https?:)?\/\//i.test(link.url)) return [];
  if (readAddress(link.url, "/", site.url).kind !== "elsewhere") return [];
  const url = new URL(link.url, site.url);
  url.hash = "";
  return [{ ...link, url: url.href }];
}
