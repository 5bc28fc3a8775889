import { dirOf } from "../../config/dirOf";
import { languageTag } from "../../config/languageTag";
import { linkKind } from "../../i18n/linkKind";
import { escapeHtml } from "../../lib/escapeHtml";
import { stopsOf } from "./sidebar";
import type { SidebarCategory, SidebarDoc, SidebarItem } from "./sidebar";
import type { SidebarTexts } from "./sidebarSources";

type Given = SidebarTexts & {
  locale: string;
  /** The sheet of sidebars. */
  sheet: string;
};

/**
 * A sidebar as HTML that works by itself: categories fold, and a search on the
 * page finds what is in them. An unlisted page leaves an empty place, by its
 * number among all unlisted ones in the order of reading; it is filled on that
 * page only.
 */
export function renderSidebar(
  items: readonly SidebarItem[],
  given: Given,
): string {
  const { locale, newTab, draft, sheet } = given;
  let unlisted = 0;
  const hidden = () => `<li hidden data-own="${unlisted++}"></li>`;

  const list = (inner: string) => `<ul>${inner}</ul>`;
  const entriesOf = (of: readonly SidebarItem[]) => of.map(entry).join("");
  const link = (href: string, label: string, lang?: string) => {
    const language = languageOf(lang, locale);
    const text = escapeHtml(label);
    if (linkKind(href) !== "external") {
      return `<a href="${escapeHtml(href)}"${language}>${text}</a>`;
    }
    const outside = ' target="_blank" rel="noopener noreferrer" data-external';
    const note = `<span class="visually-hidden"> ${escapeHtml(newTab)}</span>`;
    return `<a href="${escapeHtml(href)}"${outside}${language}>${text}${note}</a>`;
  };

  /** Plain words, for what leads a category is looked for as a link without elements. */
  const docLink = (
    { path, isDraft }: SidebarDoc,
    { label, lang }: { label: string; lang?: string },
  ) => link(path, isDraft ? `${label} (${draft})` : label, lang);

  const entry = (item: SidebarItem): string => {
    switch (item.type) {
      case "doc":
        if (item.isUnlisted) return hidden();
        return `<li>${docLink(item, item)}</li>`;
      case "link":
        return `<li>${link(item.href, item.label, item.lang)}</li>`;
      case "html":
        return `<li>${item.html}</li>`;
      case "category":
        return group(item);
    }
  };

  const titleOf = (category: SidebarCategory): string | undefined => {
    const { label, lang, link: to } = category;
    if (to?.type === "doc") return docLink(to, category);
    return to && link(to.path, label, lang);
  };

  const group = (category: SidebarCategory): string => {
    const { label, lang, link: to, isCollapsible, isCollapsed } = category;
    const isHidden = to?.type === "doc" && to.isUnlisted;
    const own = isHidden ? hidden() : "";
    const inner = own + entriesOf(category.items);
    if (!hasEntries(category)) return inner;
    const words = `${languageOf(lang, locale)}>${escapeHtml(label)}`;
    const title = isHidden ? undefined : titleOf(category);
    // All that it has are places for pages that are not listed.
    const isEmpty = category.items.every((item) => !isSeen(item));
    if (isEmpty) {
      return `<li>${title ?? ""}${inner === "" ? "" : list(inner)}</li>`;
    }
    if (!isCollapsible) {
      return `<li data-group>${title ?? `<span${words}</span>`}${list(inner)}</li>`;
    }
    const open = isCollapsed ? "" : " open";
    const summary =
      title === undefined
        ? `<summary${words}</summary>`
        : `<summary aria-label="${escapeHtml(label)}"></summary>`;
    return `<li data-group>${title ?? ""}<details${open}>${summary}${list(inner)}</details></li>`;
  };

  const style = sheet === "" ? "" : `<style>${sheet}</style>`;
  return `<div class="docs-sidebar">${style}${list(entriesOf(items))}</div>`;
}

/** Whether there is something of an item to see on every page. */
const isSeen = (item: SidebarItem): boolean => {
  if (item.type === "category") return hasEntries(item);
  return item.type !== "doc" || !item.isUnlisted;
};

const hasEntries = ({ link, items }: SidebarCategory): boolean =>
  (link && (link.type === "index" || !link.isUnlisted)) === true ||
  items.some(isSeen);

/** The numbers of the unlisted pages of a sidebar, by their ids. */
export const unlistedPlaces = (
  items: readonly SidebarItem[],
): Map<string, number> =>
  new Map(
    stopsOf(items)
      .filter(({ isUnlisted }) => isUnlisted)
      .map(({ docId }, at): [string, number] => [docId ?? "", at])
      // Where a page is listed twice, its first place is its own.
      .reverse(),
  );

function languageOf(lang: string | undefined, locale: string): string {
  if (lang === undefined || lang === locale) return "";
  const dir = dirOf(lang);
  const turned = dir !== undefined && dir !== dirOf(locale);
  return ` lang="${languageTag(lang)}"${turned ? ` dir="${dir}"` : ""}`;
}
