import { getLinkKind } from "../../lib/address";
import { getGatsbyRuntime, type Prefetch } from "./gatsbyRuntime";
import { matchPage } from "./matchPage";

/** True for a link that the router follows; one that opens a dialog needs no page. */
const leadsToPage = (link: HTMLAnchorElement): boolean =>
  getLinkKind(link.getAttribute("href") ?? "") === "internal" &&
  !link.target &&
  !link.hasAttribute("download") &&
  !link.hasAttribute("aria-haspopup");

/** The page that a link leads to; undefined for the page that is shown. */
function findPage(link: HTMLAnchorElement): string | undefined {
  const page = matchPage(link.pathname) + link.search;
  const { pathname, search } = window.location;
  return page === pathname + search ? undefined : page;
}

/** Lists the links among nodes that were added or removed. */
const listLinks = (nodes: Iterable<Node>): HTMLAnchorElement[] =>
  [...nodes].flatMap((node) => {
    if (!(node instanceof Element)) return [];
    const inside = node.querySelectorAll<HTMLAnchorElement>("a[href]");
    return node instanceof HTMLAnchorElement ? [node, ...inside] : [...inside];
  });

/**
 * Prefetches the pages of links that enter the view, and loads those of links
 * under the pointer: of all links, wherever they come from. Gatsby's loader
 * does nothing on slow connections.
 */
export function prefetchLinks(): void {
  const { ___loader: loader } = getGatsbyRuntime();
  const waiting = new WeakMap<Element, Prefetch>();
  const viewed = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      waiting.get(target)?.abort();
      const link = target as HTMLAnchorElement;
      const page =
        isIntersecting && leadsToPage(link) ? findPage(link) : undefined;
      if (page) waiting.set(link, loader.enqueue(page));
    }
  });
  const added = new MutationObserver((records) => {
    for (const { addedNodes, removedNodes } of records) {
      for (const link of listLinks(removedNodes)) viewed.unobserve(link);
      for (const link of listLinks(addedNodes)) viewed.observe(link);
    }
  });
  for (const link of listLinks([document.body])) viewed.observe(link);
  added.observe(document.body, { childList: true, subtree: true });
  document.addEventListener("pointerover", ({ target }) => {
    const link = target instanceof Element ? target.closest("a") : null;
    const page = link && leadsToPage(link) ? findPage(link) : undefined;
    if (page) loader.hovering(page);
  });
}
