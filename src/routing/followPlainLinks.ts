import { linkKind } from "../i18n/linkKind";
import { hasModifier } from "../lib/hasModifier";
import { gatsbyRuntime } from "./gatsbyRuntime";

/** Whether a click on a link is the router's to follow, and nothing that the browser does better. */
function isRouted(event: MouseEvent, link: HTMLAnchorElement): boolean {
  if (event.button !== 0 || hasModifier(event)) return false;
  if (link.target || link.hasAttribute("download")) return false;
  return linkKind(link.getAttribute("href") ?? "") === "internal";
}

/**
 * Lets links in the owner's own HTML (announcement, menus, footer) change the
 * page as all others do. React's links have been followed by the time a click
 * comes here. `target="_self"` opts out.
 */
export function followPlainLinks(): void {
  document.addEventListener("click", (event) => {
    const { target } = event;
    const link = target instanceof Element ? target.closest("a") : null;
    if (!link || event.defaultPrevented || !isRouted(event, link)) return;
    event.preventDefault();
    gatsbyRuntime().___navigate(link.pathname + link.search + link.hash);
  });
}
