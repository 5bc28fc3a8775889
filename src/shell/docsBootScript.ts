import { DEFAULT_DOCS_PLUGIN_ID } from "../config/constants";
import { addLocale } from "../config/localePaths";
import { localize } from "../config/localize";
import { siteConfig } from "../config/resolved";
import type { MenuItem, NavbarItem } from "../config/types";
import { inScript } from "../lib/inScript";
import type { MenuDocs } from "../lib/siteDocs";
import { docsVersionKey } from "../state/storageKeys";
import { docsFacts } from "./docsFacts";
import { docsLink } from "./docsLink";
import { docsMark, isDocsItem, type DocsItem } from "./docsMark";
import { currentEntry, versionEntries } from "./versionEntries";

/** Where an item leads, and what it says where that is not the same in all versions; 0 where it is not shown. */
type Target = [to: string, label?: string] | 0;

/** Runs as text in the page, before it is painted; must survive garbage and blocked storage. */
const script =
  "(function(a){for(var k in a)try{var m,t=a[k][localStorage.getItem(k)];" +
  "for(m in t)document.querySelectorAll('[data-docs=\"'+m+'\"]').forEach(function(e){" +
  'var v=t[m],l=e.querySelector("a"),s=e.querySelector("[data-label]");' +
  "e.hidden=!v;if(v&&l)l.href=v[0];if(v[1]&&s)s.textContent=v[1]" +
  "})}catch(e){}})";

const entriesOf = (item: NavbarItem | MenuItem): (NavbarItem | MenuItem)[] => {
  if (item.type === "dropdown") return item.items;
  if (item.type !== "docsVersionDropdown") return [item];
  return [item, ...item.dropdownItemsBefore, ...item.dropdownItemsAfter];
};

function targetOf(
  item: DocsItem,
  facts: MenuDocs,
  names: string[],
  locale: string,
): Target {
  const link =
    item.type === "docsVersionDropdown"
      ? currentEntry(versionEntries(item, facts, undefined, locale), names)
      : docsLink(item, { facts, names, locale });
  if (!link) return 0;
  const { to, label } = link;
  const path = to.startsWith("/") ? addLocale(siteConfig.i18n, locale, to) : to;
  const isSame = "isOwnLabel" in link && link.isOwnLabel;
  return isSame ? [path] : [path, localize(label, locale)];
}

/**
 * The script that leads the items of the bar to the version that the reader
 * has picked, on a page that is of no version itself: before anything is
 * painted, for a label that changes afterwards would flash. Empty where there
 * is nothing to change.
 * @param ownCollection id of the collection that the page is of
 */
export function docsBootScript(
  items: readonly NavbarItem[],
  locale: string,
  ownCollection?: string,
): string {
  /** By storage key, version and mark of the item. */
  const targets: Record<string, Record<string, Record<string, Target>>> = {};
  for (const item of items.flatMap(entriesOf).filter(isDocsItem)) {
    const { docsPluginId: id = DEFAULT_DOCS_PLUGIN_ID } = item;
    const facts = docsFacts(id);
    const remembers = siteConfig.docs[id]?.rememberVersion ?? true;
    if (!facts || id === ownCollection || !remembers) continue;
    const { last, versions } = facts;
    const usual = targetOf(item, facts, [last], locale);
    const mark = docsMark(item);
    for (const { name } of versions) {
      const target = targetOf(item, facts, [name, last], locale);
      if (JSON.stringify(target) === JSON.stringify(usual)) continue;
      const inVersion = ((targets[docsVersionKey(id)] ??= {})[name] ??= {});
      // Of two items that lead to the same, one may have a label of its own.
      if (!(inVersion[mark] && inVersion[mark][1])) inVersion[mark] = target;
    }
  }
  if (Object.keys(targets).length === 0) return "";
  return `${script}(${inScript(targets)})`;
}
