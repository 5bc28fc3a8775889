import { getTabKey } from "../../theme/state/storageKeys";

/**
 * Shows the tab that the address or an earlier choice names. Browsers run it in
 * place while they parse the first page of a visit, so that nothing moves later.
 * It is in the page as text, so it can use nothing outside.
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
    .map((value) => panels.findIndex((panel) => panel.dataset.value === value))
    .find((index) => index >= 0);
  if (chosen === undefined) return;
  const tabs = root.querySelectorAll<HTMLElement>(":scope > .tabs-list > *");
  panels.forEach((panel, index) => {
    panel.toggleAttribute("data-shown", index === chosen);
    tabs[index]?.setAttribute("aria-selected", String(index === chosen));
    if (tabs[index]) tabs[index].tabIndex = index === chosen ? 0 : -1;
  });
}

/** The same text for all tabs, so that a content security policy may allow its hash. */
export const bootScript = `(${showChosenTab.toString()})(document.currentScript.parentNode, ${JSON.stringify(getTabKey(""))})`;
