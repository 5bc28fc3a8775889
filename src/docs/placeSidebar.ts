import { escapeHtml } from "../lib/escapeHtml";

const holder =
  /(<div [^>]*data-sidebar="([^"]+)"(?: data-own="(\d+)" data-label="([^"]*)"(?: data-lang="([^"]*)")?)?[^>]*>)<\/div>/;

/**
 * Puts the sidebar into the HTML of a page, where React has left its place
 * empty: so its HTML is in no script and no page data.
 * @param read gives the sidebar's HTML by its path
 */
export function placeSidebar(
  page: string,
  path: string,
  read: (file: string) => string,
): string {
  if (!page.includes(' data-sidebar="')) return page;
  return page.replace(
    holder,
    (
      _whole,
      start: string,
      file: string,
      at?: string,
      label = "",
      lang?: string,
    ) => {
      const language = lang === undefined ? "" : ` lang="${lang}"`;
      const href = escapeHtml(path);
      const list =
        at === undefined
          ? read(file)
          : read(file).replace(
              `<li hidden data-own="${at}"></li>`,
              // Both are as attributes have them.
              () =>
                `<li data-own="${at}"><a href="${href}"${language}>${label}</a></li>`,
            );
      return `${start}${markCurrent(list, path)}</div>`;
    },
  );
}

const token = /<details\b|<\/details>| href="([^"]*)"/g;

/** A link whose category comes right behind it. */
const leadsGroup = /^[^>]*>[^<]*<\/a>(?=<details\b)/;

/** Marks the links to a page, and opens the categories that they are in, or lead. */
export function markCurrent(list: string, path: string): string {
  const own = escapeHtml(path);
  if (!list.includes(` href="${own}"`)) return list;
  const above: number[] = [];
  const marks = new Map<number, string>();
  const open = (at: number) => {
    const end = at + "<details".length;
    if (!list.startsWith(" open", end)) marks.set(end, " open");
  };
  for (const match of list.matchAll(token)) {
    const [text, href] = match;
    if (text === "</details>") above.pop();
    else if (href === undefined) above.push(match.index);
    else if (href === own) {
      marks.set(match.index, ' aria-current="page"');
      above.forEach(open);
      const rest = match.index + text.length;
      const led = leadsGroup.exec(list.slice(rest));
      if (led) open(rest + led[0].length);
    }
  }
  let from = 0;
  let marked = "";
  for (const [at, mark] of [...marks].sort(([a], [b]) => a - b)) {
    marked += list.slice(from, at) + mark;
    from = at;
  }
  return marked + list.slice(from);
}
