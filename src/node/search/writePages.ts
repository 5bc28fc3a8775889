import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";

/** What Pagefind's files begin with, unpacked. */
const signature = "pagefind_dcd";
/** What else Pagefind's script asks for: it would look for a passage, which is ours to find. */
const unused = { url: "", content: "", anchors: [], meta: {} };

/**
 * Puts what the search shows of each page in place of what Pagefind would.
 * @param folder the index
 * @param pages by the addresses that Pagefind knows them by
 */
export function writePages(
  folder: string,
  pages: ReadonlyMap<string, object>,
): void {
  const fragments = path.join(folder, "fragment");
  for (const name of readdirSync(fragments)) {
    const file = path.join(fragments, name);
    const known = gunzipSync(readFileSync(file)).toString();
    const [, url = ""] = /^pagefind_dcd\{"url":"([^"]*)"/.exec(known) ?? [];
    const page = pages.get(url);
    if (!page) throw new Error(`Pagefind wrote a page that is none: ${file}`);
    const json = JSON.stringify({ ...unused, page });
    writeFileSync(file, gzipSync(signature + json));
  }
}
