import { getLinkKind } from "../../lib/address";
import { hasModifier } from "../../lib/hasModifier";
import { getGatsbyRuntime } from "./gatsbyRuntime";

/** True for a click that opens a link in this tab. */
function isPlainClick(event: MouseEvent, link: HTMLAnchorElement): boolean {
  if (event.button !== 0 || hasModifier(event)) return false;
  return !link.target && !link.hasAttribute("download");
}

/**
 * Routes clicks on all links to pages, those in the owner's HTML included.
 * `target="_self"` opts out.
 */
export function followLinks(): void {
  document.addEventListener("click", (event) => {
    const { target } = event;
    const link = target instanceof Element ? target.closest("a") : null;
    if (!link || event.defaultPrevented || !isPlainClick(event, link)) return;
    const href = link.getAttribute("href") ?? "";
    if (getLinkKind(href) !== "internal") return;
    event.preventDefault();
    const to = link.pathname + link.search + link.hash;
    // The page that is shown gets no second entry in the history.
    const { pathname, search, hash } = window.location;
    const replace = to === pathname || to === pathname + search + hash;
    getGatsbyRuntime().___navigate(to, { replace });
  });
}
