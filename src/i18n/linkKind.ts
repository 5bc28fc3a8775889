import { isFileName } from "../lib/address";

export type LinkKind = "internal" | "external" | "plain";

/**
 * Tells how a link target is to be rendered: by the router, in a new tab, or
 * as it stands (mail, telephone, a place on the same page).
 * @example linkKind("/about") -> "internal"
 */
export function linkKind(to: string): LinkKind {
  if (/^(https?:)?\/\//i.test(to)) return "external";
  return to.startsWith("/") && !isFile(to) ? "internal" : "plain";
}

/** Files such as feeds, or those beside a text, are no pages: the router must not try to load them. */
function isFile(path: string): boolean {
  if (path.startsWith("/static/")) return true;
  const address = path.replace(/[?#].*$/, "");
  return isFileName(address) && !/\.html?$/i.test(address);
}
