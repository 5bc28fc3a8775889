import { existsSync } from "node:fs";
import path from "node:path";
import { stringify } from "yaml";
import { ownerConfig } from "../../config/ownerConfig";
import { oldAddress } from "../../config/schema/fields";
import { plainPath } from "../../site/links/address";
import { loadSite } from "../../site/loadSite";
import { asText, dropEmpty, isDraft, translateFields } from "./fields";
import type { OldSite } from "./oldSite";
import { planEntries } from "./planEntries";
import { createResolver } from "./resolveAddress";
import { translateText } from "./translateText";

/** Turns another site into files of this one, by their paths from the project's root. Writes nothing. */
export async function importSite(root: string, old: OldSite) {
  const { routes } = await loadSite(root, ownerConfig);
  const paths = new Set(routes.map((route) => plainPath(route.path)));
  const isFile = (name: string) => existsSync(path.join(root, name));
  const entries = planEntries(
    old.entries,
    (file, address) => paths.has(address) || isFile(file) || isFile(`${file}x`),
  );
  const taken = new Set(
    [...paths, ...entries.map((entry) => entry.path)].map(fold),
  );
  let answered = 0;
  // Entries that are left out had an address as well.
  let addresses = old.entries.length - entries.length;
  /** Pictures and files: where they go, and where they are in the old site. */
  const copies = new Map<string, string>();
  const listed = new Set<string>();
  const resolveFrom = createResolver(old, entries, copies);

  const texts = entries.map((entry): [file: string, text: string] => {
    const aliases = entry.addresses.filter((alias) => {
      const isFree =
        !taken.has(fold(alias)) && oldAddress.safeParse(alias).success;
      taken.add(fold(alias));
      if (isDraft(entry.fields)) return isFree;
      addresses++;
      if (isFree || plainPath(alias) === entry.path) answered++;
      else
        entry.report(
          1,
          `Left out: the old address ${alias}, which is none or a page's.`,
        );
      return isFree;
    });
    const resolve = resolveFrom(entry);
    const body = translateText(entry.body, resolve, entry.report).trim();
    const fields = translateFields(entry, listed);
    const given = asText(fields.image);
    const image = given && resolve(given, 1);
    // Without a title, the end of its address is one.
    const words = path.posix.parse(entry.address).name.replace(/[-_]+/g, " ");
    const title = fields.title ?? (body.startsWith("# ") ? undefined : words);
    const front = dropEmpty({ title, ...fields, image, aliases });
    const yaml = stringify(front, { lineWidth: 0 });
    const isPlain = Object.keys(front).length === 0;
    return [entry.target, `${isPlain ? "" : `---\n${yaml}---\n\n`}${body}\n`];
  });
  return { texts, copies, answered, addresses };
}

/** A build takes two addresses that differ in capital letters for one. */
const fold = (address: string) => plainPath(address).toLowerCase();
