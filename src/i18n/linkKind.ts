import { isFileName } from "../lib/address";

export type LinkKind = "internal" | "external" | "plain";

/**
 * Returns how to render a link: by the router, in a new tab, or as a plain link
 * (mail, telephone, anchor on the same page).
 * @example linkKind("/about") -> "internal"
 */
export function getLinkKind(to: string): LinkKind {
  if (/^(https?:)?\/\//i.test(to)) return "external";
  return to.startsWith("/") && !isFile(to) ? "internal" : "plain";
}

/** True for files such as feeds, which the router must not load as pages. */
function isFile(path: string): boolean {
  if (path.startsWith("/static/")) return true;
  const address = path.replace(/[?#].*$/, "");
  return isFileName(address) && !/\.html?$/i.test(address);
}
