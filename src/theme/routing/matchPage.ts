import { basePath } from "../../config/resolved";
import { decodePercent } from "../../lib/address";

/** Encodes the percent signs of a path that can't be decoded, such as `/100%`: Gatsby would crash. */
const repairPath = (path: string): string =>
  decodePercent(path) === undefined ? path.replaceAll("%", "%25") : path;

/**
 * Returns the address of the page that an address leads to, as hosts answer it:
 * with single slashes, or Gatsby's router would find the page's data and show
 * nothing, and without `.html`, `/index.html` or a slash at its end. Only the
 * start page of a site below a base path has that slash.
 * @example matchPage("/about/index.html?from=mail#main") -> "/about?from=mail#main"
 */
export function matchPage(to: string): string {
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/.exec(to) ?? [];
  const page = repairPath(path)
    .replaceAll(/(?:\/|%2f)+/gi, "/")
    .replace(/(?:\/index)?\.html$|\/$/, "");
  return (page === basePath() ? `${page}/` : page) + rest;
}

/**
 * Returns the path of a page's data. Static pages such as `/blog?sort=new` have
 * none of their own. Gatsby decodes paths twice, crashes at those that it
 * cannot decode, such as `/100%25`, and drops the blank of `/about%20`: no page
 * has such a path. Where it finds a file but no data, as at `/de/404.html`, it
 * takes the page for broken.
 */
export function toDataPath(path: string): string {
  const [page = path] = path.split("?", 1);
  const decoded = decodePercent(decodePercent(page) ?? "%");
  return decoded === undefined || /^\s|\/404\.html$|\s$/.test(decoded)
    ? "/404.html"
    : page;
}
