import { pageAt, type BuiltPage } from "../../build/site/pages";

/** The built page at an address; it has to be there. */
export function at(address: string): BuiltPage {
  const page = pageAt(address);
  if (!page) throw new Error(`${address} is not built`);
  return page;
}

/** The paths that links lead to, in their order. */
export const hrefsIn = (root: ParentNode | null, selector = "a") =>
  [...(root?.querySelectorAll(selector) ?? [])].map((link) =>
    link.getAttribute("href"),
  );

/** What an element says, with single spaces. */
export const wordsOf = (element: Element | null | undefined) =>
  element?.textContent.replaceAll(/\s+/g, " ").trim() ?? "";

export const canonicalOf = (address: string) =>
  at(address)
    .document.querySelector("link[rel=canonical]")
    ?.getAttribute("href");
