import { linkKind } from "../i18n/linkKind";
import { hasModifier } from "../lib/hasModifier";
import { gatsbyRuntime } from "./gatsbyRuntime";
import { openDocument } from "./openDocument";

/** Whether a click on a link asks for it in place of this page. */
function isPlainClick(event: MouseEvent, link: HTMLAnchorElement): boolean {
  if (event.button !== 0 || hasModifier(event)) return false;
  return !link.target && !link.hasAttribute("download");
}

/**
 * Lets links in the owner's own HTML (announcement, menus, footer) change the
 * page as all others do. React's links have been followed by the time a click
 * comes here. `target="_self"` opts out.
 *
 * A file of this site, such as a feed, is the browser's to open. Offline it
 * would replace the page with an error of its own.
 */
export function followPlainLinks(): void {
  document.addEventListener("click", (event) => {
    const { target } = event;
    const link = target instanceof Element ? target.closest("a") : null;
    if (!link || event.defaultPrevented || !isPlainClick(event, link)) return;
    const href = link.getAttribute("href") ?? "";
    if (linkKind(href) === "internal") {
      event.preventDefault();
      gatsbyRuntime().___navigate(link.pathname + link.search + link.hash);
    } else if (!navigator.onLine && /^\/(?!\/)/.test(href)) {
      event.preventDefault();
      void openDocument(link.href);
    }
  });
}
