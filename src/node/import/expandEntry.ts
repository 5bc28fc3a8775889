import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { splitFrontMatter } from "../frontMatter";
import { expandTags, syntaxes } from "./expandTags";
import type { PlannedEntry } from "./planEntries";
import { pickText } from "./sourceSite";
import type { SourceSite } from "./sourceSite";
import type { TagContext } from "./tags";

const partial =
  /^import\s+(\w+)\s+from\s+["']((?:[^"']*\/)?_[^"']+\.mdx?)["'];?[ \t]*$/gm;

/** Puts texts that several entries import into each of them. */
function insertPartials({ body, file }: PlannedEntry, root: string): string {
  let text = body;
  for (const [statement, name = "", address = ""] of body.matchAll(partial)) {
    const from = address.startsWith("@site/")
      ? path.join(root, address.slice("@site/".length))
      : path.join(path.dirname(file), address);
    if (!existsSync(from)) continue;
    const inner = splitFrontMatter(readFileSync(from, "utf8")).body.trim();
    const tag = new RegExp(`<${name}\\b[^>]*/>`, "g");
    text = text.replace(statement, "").replace(tag, () => inner);
  }
  return text;
}

/** What a text is named by in others: its file without language and ending. */
const stemOf = ({ file }: PlannedEntry) =>
  file.replace(/(?:\/index)?(?:\.[a-z-]{2,5})?\.\w+$/, "");

/** Inserts partials, and replaces the tags of its generator. */
export function expandEntry(
  entry: PlannedEntry,
  { syntax, config = {}, pictures, root }: SourceSite,
  entries: readonly PlannedEntry[],
  report: TagContext["report"],
): string {
  const body = insertPartials(entry, root);
  if (!syntax) return body;
  return expandTags(body, syntaxes[syntax], {
    report,
    find: (name) => {
      const own = name.replace(/^\/|\/$|(?:\/_?index)?\.\w+$/g, "");
      const found = entries.filter((one) => stemOf(one).endsWith(`/${own}`));
      const inLocale = found.find(({ locale }) => locale === entry.locale);
      const text = (inLocale ?? found[0])?.address;
      return (
        pictures?.get(name) ??
        text ??
        (syntax === "liquid" ? `/${name.replace(/^\//, "")}` : undefined)
      );
    },
    values: (name) => {
      if (/^site\.(?:baseurl|url)$/.test(name)) return "";
      const [, scope, own = name] = /^(site|page)\.(.+)$/.exec(name) ?? [];
      return scope === "site"
        ? pickText(config, own)
        : (pickText(entry.fields, own) ?? pickText(config, `params.${own}`));
    },
  });
}
