import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";

/** What Pagefind's files begin with, unpacked. */
const signature = "pagefind_dcd";
/** What else Pagefind's script asks for: it would look for a passage, which is ours to find. */
const unused = { url: "", content: "", anchors: [], meta: {} };

/** The names of pages' files by the addresses that Pagefind knows the pages by. */
export type PageFiles = Readonly<Record<string, string>>;

const fileIn = (folder: string, name = "") =>
  path.join(folder, "fragment", name);

/** Makes the file of a page; unpacked it is what Pagefind's script takes for its own. */
export const packPage = (page: object): Buffer =>
  gzipSync(signature + JSON.stringify({ ...unused, page }));

/** Which pages have their files in a folder already, as an earlier run noted it. */
export function pagesIn(folder: string, notes: string): PageFiles {
  if (!existsSync(notes)) return {};
  const noted = JSON.parse(readFileSync(notes, "utf8")) as PageFiles;
  return Object.fromEntries(
    Object.entries(noted).filter(([, name]) =>
      existsSync(fileIn(folder, name)),
    ),
  );
}

/**
 * Puts files of pages where Pagefind will look for them. It names them by what
 * they hold, and writes none that is there.
 */
export function takeOver(folder: string, fresh: string, files: PageFiles) {
  mkdirSync(fileIn(fresh), { recursive: true });
  for (const name of Object.values(files)) {
    linkSync(fileIn(folder, name), fileIn(fresh, name));
  }
}

/**
 * Puts what the search shows of each page in place of what Pagefind would.
 * @param pages files, by the addresses that Pagefind knows the pages by
 * @param known files that are ours already
 * @returns the names of all of them
 */
export function writePages(
  folder: string,
  pages: ReadonlyMap<string, Buffer>,
  known: PageFiles,
): PageFiles {
  const done = new Set(Object.values(known));
  const files: Record<string, string> = { ...known };
  for (const name of readdirSync(fileIn(folder))) {
    if (done.has(name)) continue;
    const file = fileIn(folder, name);
    const own = gunzipSync(readFileSync(file)).toString();
    const [, url = ""] = /^pagefind_dcd\{"url":"([^"]*)"/.exec(own) ?? [];
    const page = pages.get(url);
    if (!page) throw new Error(`Pagefind wrote a page that is none: ${file}`);
    writeFileSync(file, page);
    files[url] = name;
  }
  return files;
}
