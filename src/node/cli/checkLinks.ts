import { parseList, runCommand, UsageError } from "./runCommand";
import { siteConfig } from "../../config/resolved";
import { site } from "../../config/site";
import { isSkipped } from "../links/address";
import { countOf } from "../content/countOf";
import { loadSite } from "../content/loadSite";
import { isError } from "../diagnostics/diagnostic";
import type { Diagnostic } from "../diagnostics/diagnostic";
import { formatDiagnostics } from "../diagnostics/formatDiagnostics";
import { listExternalLinks } from "./externalLinks";
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

void runCommand({
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
    const { skip } = siteConfig.checks;
    const skipped = [...skip, ...parseList(values.skip)];
    const { entries, diagnostics } = await loadSite(root);
    const errors = diagnostics.filter(isError);
    const links = listExternalLinks(root, entries).filter(
      ({ url }) => !isSkipped(url, skipped),
    );
    const userAgent = `Mozilla/5.0 (compatible; link check of ${site.url})`;
    const results = await requestUrls(
      links.map(({ url }) => url),
      { timeout, pause, userAgent },
      (url, { status }) => console.log(`${status.padEnd(10)} ${url}`),
    );
    const reasons = [...results.values()].map(({ reason }) => reason);
    if (reasons.length > 1 && reasons.every((one) => one === unknownHost)) {
      throw new UsageError("No host was reached: is there a network?");
    }
    const found: Diagnostic[] = links.flatMap(({ url, ...place }) => {
      const { status, reason } = results.get(url) ?? { status: "ok" };
      if (status === "ok") return [];
      const fatal = severity[status];
      return [{ ...place, fatal, reason: `${url}: ${reason}.` }];
    });
    // Files with errors may have links that nobody knows.
    const all = [...errors, ...found];
    const reports = [null, false, true].map((fatal) =>
      formatDiagnostics(
        all.filter((one) => one.fatal === fatal),
        root,
      ),
    );
    console.log(["", ...reports.filter(Boolean)].join("\n\n"));
    const sums = Object.keys(severity).map((status) => {
      const own = [...results.values()].filter((one) => one.status === status);
      return `${own.length} ${status}`;
    });
    console.log(
      `\n${countOf(results.size, "external link")} checked: ${sums.join(", ")}.`,
    );
    return all.some(isError) ? 1 : 0;
  },
});
