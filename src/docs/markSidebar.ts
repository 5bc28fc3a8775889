import { languageTag } from "../config/languageTag";
import type { DocsContext } from "../lib/docsContext";

/** The page that a sidebar stands beside. */
export type SidebarPage = Pick<DocsContext, "unlisted"> & {
  /** Its path, as the sidebar's links have it. */
  path: string;
};

/** Marks the page's entry, shows it where it is unlisted, and opens what it is in. */
export function markSidebar(list: HTMLElement, page: SidebarPage): void {
  const isOwn = (link: Element) => link.getAttribute("href") === page.path;
  for (const place of list.querySelectorAll<HTMLElement>("[data-own]")) {
    // Filled by the server.
    if (place.firstElementChild && isOwn(place.firstElementChild)) continue;
    place.hidden = true;
    place.replaceChildren();
  }
  if (page.unlisted) fillPlace(list, page.path, page.unlisted);
  for (const link of list.querySelectorAll("a")) {
    if (!isOwn(link)) link.removeAttribute("aria-current");
    else {
      if (!link.hasAttribute("aria-current"))
        link.setAttribute("aria-current", "page");
      open(link, list);
    }
  }
}

function fillPlace(
  list: HTMLElement,
  path: string,
  { at, label, lang }: NonNullable<DocsContext["unlisted"]>,
): void {
  const place = list.querySelector<HTMLElement>(`[data-own="${at}"]`);
  if (!place || place.firstElementChild) return;
  const link = document.createElement("a");
  link.setAttribute("href", path);
  link.textContent = label;
  if (lang !== undefined) link.lang = languageTag(lang);
  place.append(link);
  place.hidden = false;
}

/** Opens a link's own category, and those above it. */
function open(link: Element, list: HTMLElement): void {
  const own = link.nextElementSibling;
  if (own instanceof HTMLDetailsElement) own.open = true;
  for (
    let above = link.closest("details");
    above && list.contains(above);
    above = above.parentElement?.closest("details") ?? null
  ) {
    above.open = true;
  }
}
