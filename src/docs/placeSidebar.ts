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
      const list = read(file);
      if (at === undefined) {
        return `${start}${markCurrent(list, path, marksOf(file, list))}</div>`;
      }
      const own = list.replace(
        `<li hidden data-own="${at}"></li>`,
        // Both are as attributes have them.
        () =>
          `<li data-own="${at}"><a href="${href}"${language}>${label}</a></li>`,
      );
      return `${start}${markCurrent(own, path)}</div>`;
    },
  );
}

const token = /<details\b|<\/details>| href="([^"]*)"/g;

/** A link whose category comes right behind it. */
const leadsGroup = /^[^>]*>[^<]*<\/a>(?=<details\b)/;
const longestLink = 2_000;

/** By files, whose names change with what is in them. */
const known = new Map<string, Marks>();

function marksOf(file: string, list: string): Marks {
  const marks = known.get(file) ?? marksIn(list);
  known.set(file, marks);
  return marks;
}

/** Where marks go into a list, by the page that it is for. */
type Marks = Map<string, { at: number; mark: string }[]>;

/** Works out the marks for all pages of a list at once: thousands may share it. */
function marksIn(list: string): Marks {
  const marks: Marks = new Map();
  const above: number[] = [];
  for (const match of list.matchAll(token)) {
    const [text, href] = match;
    if (text === "</details>") above.pop();
    else if (href === undefined) above.push(match.index);
    else {
      const rest = match.index + text.length;
      const led = leadsGroup.exec(list.slice(rest, rest + longestLink));
      const opened = led ? [...above, rest + led[0].length] : above;
      const own = marks.get(href) ?? [];
      marks.set(href, own);
      own.push({ at: match.index, mark: ' aria-current="page"' });
      for (const details of opened) {
        const at = details + "<details".length;
        const isThere =
          list.startsWith(" open", at) || own.some((one) => one.at === at);
        if (!isThere) own.push({ at, mark: " open" });
      }
    }
  }
  for (const own of marks.values()) own.sort((a, b) => a.at - b.at);
  return marks;
}

/** Marks the links to a page, and opens the categories that they are in, or lead. */
export function markCurrent(
  list: string,
  path: string,
  marks = marksIn(list),
): string {
  let from = 0;
  let marked = "";
  for (const { at, mark } of marks.get(escapeHtml(path)) ?? []) {
    marked += list.slice(from, at) + mark;
    from = at;
  }
  return marked + list.slice(from);
}
