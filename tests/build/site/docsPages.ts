import { stripBaseUrl } from "../../../src/config/resolved";
import { pageAt } from "./pages";

/** The document at an address; it has to be built. */
export function documentAt(address: string): Document {
  const page = pageAt(address);
  if (!page) throw new Error(`${address} is not built`);
  return page.document;
}

/** The paths that links lead to, in their order. */
export const hrefsIn = (root: ParentNode | null, selector = "a") =>
  [...(root?.querySelectorAll(selector) ?? [])].map((link) =>
    stripBaseUrl(link.getAttribute("href") ?? ""),
  );

/** What an element says, with single spaces. */
export const wordsOf = (element: Element | null | undefined) =>
  element?.textContent.replaceAll(/\s+/g, " ").trim() ?? "";
