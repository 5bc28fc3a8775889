import { getTabKey } from "../../state/storageKeys";

/**
 * Shows the tab that the address or an earlier choice names while the page is
 * still being read, so that nothing moves later. Browsers run it in place, only
 * in the first page they load; React does not compare attributes when it takes
 * the page over. It stands in the page as text, and can use nothing around it.
 */
export function showChosenTab(root: HTMLElement, keyPrefix: string): void {
  const { group, query } = root.dataset;
  let stored: string | null = null;
  try {
    if (group) stored = localStorage.getItem(keyPrefix + group);
  } catch {
    // Storage is blocked.
  }
  const asked = query && new URLSearchParams(location.search).get(query);
  const panels = [...root.children].filter(
    (child): child is HTMLElement => "value" in (child as HTMLElement).dataset,
  );
  const chosen = [asked, stored]
    .map((value) => panels.findIndex((one) => one.dataset.value === value))
    .find((index) => index >= 0);
  if (chosen === undefined) return;
  const tabs = root.querySelectorAll<HTMLElement>(":scope > .tabs-list > *");
  panels.forEach((panel, index) => {
    panel.toggleAttribute("data-shown", index === chosen);
    tabs[index]?.setAttribute("aria-selected", String(index === chosen));
    if (tabs[index]) tabs[index].tabIndex = index === chosen ? 0 : -1;
  });
}

/** The same text for all tabs, which a content security policy may allow by its hash. */
export const bootScript = `(${showChosenTab.toString()})(document.currentScript.parentNode, ${JSON.stringify(getTabKey(""))})`;
