import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { stripBaseUrl } from "../../config/resolved";
import type { DiagnosticInput } from "../../lib/diagnosticInput";
import type { Diagnostic } from "../diagnostics/diagnostic";
import { isSkipped, plainPath } from "./address";
import { noPage } from "./resolveLink";
import type { LinkSite } from "./resolveLink";

const file = "static/_redirects";

/** What Netlify or Cloudflare take; the exclamation mark is Netlify's. */
const statuses = ["200", "301", "302", "303", "307", "308", "404"];

/** Checks the rules that the owner has for hosts: their form, their status, and that the page they lead to is there. */
export function checkRedirects(root: string, site: LinkSite): Diagnostic[] {
  const absolutePath = path.join(root, file);
  if (!existsSync(absolutePath)) return [];
  return readFileSync(absolutePath, "utf8")
    .split(/\r?\n/)
    .flatMap((text, index) => {
      const rule = text.replace(/(?:^|\s)#.*/, "").trim();
      const problem = rule !== "" && checkRule(rule, site);
      if (!problem) return [];
      const place = { file, line: index + 1, actual: rule };
      return { fatal: true, ...problem, ...place };
    });
}

function checkRule(
  rule: string,
  { index, skip }: LinkSite,
): DiagnosticInput | undefined {
  // Netlify takes parameters of the query before the target, such as id=:id.
  const [, target = "", status] =
    /^(?:\/|https?:)\S*(?:\s+\w+=\S+)*\s+((?:\/|https?:)\S*)(?:\s+(\d+)!?)?(?:\s+\w+=\S+)*$/.exec(
      rule,
    ) ?? [];
  if (target === "") {
    const expected = ["/old-address  /new-address  301"];
    return { reason: "Not a rule that hosts understand.", expected };
  }
  if (status !== undefined && !statuses.includes(status)) {
    const reason = `No host takes the status ${status}.`;
    return { reason, expected: statuses };
  }
  const address = target.replace(/[?#].*$/, "");
  // Another site, or a pattern.
  if (/[:*]/.test(address) || isSkipped(target, skip)) return undefined;
  const pathname = plainPath(stripBaseUrl(address));
  const isThere = index.routeAt(pathname) ?? index.hasFile(pathname);
  return isThere ? undefined : noPage(pathname, index);
}
