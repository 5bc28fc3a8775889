import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";

/** What Pagefind's files begin with, unpacked. */
const signature = "pagefind_dcd";
/** What else Pagefind's script asks for: it would look for a passage, which is ours to find. */
const unused = { url: "", content: "", anchors: [], meta: {} };

/** Makes the file of a page; unpacked it is what Pagefind's script takes for its own. */
export const packPage = (page: object): Buffer =>
  gzipSync(signature + JSON.stringify({ ...unused, page }));

/**
 * Puts what the search shows of each page in place of what Pagefind would.
 * @param folder the index
 * @param pages files, by the addresses that Pagefind knows the pages by
 */
export function writePages(
  folder: string,
  pages: ReadonlyMap<string, Buffer>,
): void {
  const fragments = path.join(folder, "fragment");
  for (const name of readdirSync(fragments)) {
    const file = path.join(fragments, name);
    const known = gunzipSync(readFileSync(file)).toString();
    const [, url = ""] = /^pagefind_dcd\{"url":"([^"]*)"/.exec(known) ?? [];
    const page = pages.get(url);
    if (!page) throw new Error(`Pagefind wrote a page that is none: ${file}`);
    writeFileSync(file, page);
  }
}
