import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { stringify } from "yaml";
import { ownerConfig } from "../../config/ownerConfig";
import { oldAddress } from "../../config/schema/fields";
import { toKebabCase } from "../../site/content/slugs";
import { parseYaml } from "../../site/files/parseYaml";
import { plainPath } from "../../site/links/address";
import { loadSite } from "../../site/loadSite";
import { asText, dropEmpty, isDraft, translateFields } from "./fields";
import type { OldSite } from "./oldSite";
import { planEntries } from "./planEntries";
import { createResolver } from "./resolveAddress";
import { translateText } from "./translateText";

/** Everything that an import writes, by its path from the project's root. */
export type Import = Awaited<ReturnType<typeof importSite>>;

/** Turns another site into files of this one. Writes nothing. */
export async function importSite(root: string, old: OldSite) {
  const { routes } = await loadSite(root, ownerConfig);
  const paths = new Set(routes.map((route) => plainPath(route.path)));
  const entries = planEntries(old.entries).filter((entry) => {
    const file = path.join(root, entry.target);
    const isThere =
      existsSync(file) || existsSync(`${file}x`) || paths.has(entry.path);
    if (isThere) entry.report(1, `Left out: ${entry.path} is there already.`);
    return !isThere;
  });
  // A build takes two addresses that differ in capital letters for one.
  const taken = new Set(
    [...paths, ...entries.map((entry) => entry.path)].map(fold),
  );
  let answered = 0;
  // Entries that are left out had an address as well.
  let addresses = old.entries.length - entries.length;
  /** Pictures and files: where they go, and where they are in the old site. */
  const copies = new Map<string, string>();
  const authors = new Map<string, string>();
  const listed = new Set<string>();
  const resolveFrom = createResolver(old, entries, copies);

  const texts = entries.map((entry): [file: string, text: string] => {
    const { address, report } = entry;
    const aliases = entry.addresses.filter((alias) => {
      const plain = plainPath(alias);
      const isFree =
        !taken.has(fold(plain)) && oldAddress.safeParse(alias).success;
      taken.add(fold(plain));
      if (isDraft(entry.fields)) return isFree;
      addresses++;
      if (isFree || plain === entry.path) answered++;
      else report(1, `Left out: its old address ${alias}, which is a page's.`);
      return isFree;
    });
    const resolve = resolveFrom(entry);
    const body = translateText(entry.body, resolve, report).trim();
    const fields = translateFields(entry, authors, listed);
    const given = asText(fields.image);
    const image = given && resolve(given, 1);
    // Without a title, the end of its address is one.
    const words = path.posix.parse(address).name.replace(/[-_]+/g, " ");
    const title = fields.title ?? (body.startsWith("# ") ? undefined : words);
    const front = dropEmpty({ title, ...fields, image, aliases });
    const yaml = stringify(front, { lineWidth: 0 });
    const isPlain = Object.keys(front).length === 0;
    return [entry.target, `${isPlain ? "" : `---\n${yaml}---\n\n`}${body}\n`];
  });
  const data = addAuthors(root, authors);
  return { texts, data, copies, answered, addresses };
}

const fold = (address: string) => address.toLowerCase();

/** Adds authors to their file; who is there stays as they are. */
function addAuthors(
  root: string,
  authors: ReadonlyMap<string, string>,
): [file: string, text: string][] {
  const file = "content/authors.yaml";
  const absolute = path.join(root, file);
  const given = existsSync(absolute) ? readFileSync(absolute, "utf8") : "";
  const yaml = given && given.replace(/\n?$/, "\n");
  const known = Object.keys(parseYaml(yaml).data).map(toKebabCase);
  const added = [...authors]
    .filter(([key]) => !known.includes(key))
    .map(([key, name]) => [key, { name }]);
  if (added.length === 0) return [];
  return [[file, yaml + stringify(Object.fromEntries(added))]];
}
