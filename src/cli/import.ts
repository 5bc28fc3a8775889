import { cpSync, existsSync, statSync } from "node:fs";
import path from "node:path";
import { defaultLocale } from "../config/locales";
import { defineCommand, UsageError } from "./command";
import { importSite } from "./import/importSite";
import type { Import } from "./import/importSite";
import { readMarkdownFolder } from "./import/readMarkdownFolder";
import { readWordPress } from "./import/readWordPress";
import { writeFiles } from "./writeFiles";
import { readUrl } from "../lib/address";

const usage = `
Takes texts, authors, tags and pictures from another site: a folder of Markdown
with front matter, as Docusaurus, Hugo, Jekyll, Astro, Eleventy, Gatsby and
Hexo have it, or the file that WordPress exports. It lists, with file and line,
what it can't translate, and says how many old addresses are answered.

  npm run import -- ../old-site --dry-run
  npm run import -- ../old-site --url https://old.example.com
  npm run import -- export.xml --lang de

  --lang       the language of texts that name none (default: the site's)
  --permalink  the pattern of its posts' addresses, such as /:year/:month/:slug/
               (default: as in its settings, else as is usual in such a folder)
  --url        where the old site is, as its texts write it in full addresses
  --dry-run    says what it would do, and writes nothing

Nothing is overwritten. "npm run check:content" checks the result.
`;

const text = { type: "string" } as const;

export const command = defineCommand({
  usage,
  options: {
    lang: text,
    permalink: text,
    url: text,
    "dry-run": { type: "boolean" },
  },
  maxPositionals: 1,
  run: async ({ lang, permalink, url, "dry-run": isDry }, [name]) => {
    if (name === undefined)
      throw new UsageError("Missing folder (see --help).");
    const source = path.resolve(name);
    if (!existsSync(source)) throw new UsageError(`Nothing at ${name}.`);
    if (existsSync(path.join(source, "src/config/site.ts")))
      throw new UsageError(
        `${name} is a site of this project: copy its content/ and static/.`,
      );
    if (url !== undefined && !readUrl(url))
      throw new UsageError(`--url is not an address: ${url} (see --help).`);
    const report = (file: string, line: number, reason: string) =>
      console.log(`${file}:${line}  ${reason}`);
    const site = statSync(source).isFile()
      ? readWordPress(source, lang ?? defaultLocale, report)
      : readMarkdownFolder(source, { lang, permalink }, report);
    if (site.entries.length === 0)
      throw new UsageError(
        "No texts there: name a folder with Markdown, or a file that WordPress exported (see --help).",
      );
    const root = process.cwd();
    const result = await importSite(root, { ...site, url: url ?? site.url });
    if (!isDry) writeImport(root, site.root, result);
    const { texts, copies, answered, addresses } = result;
    console.log(
      `\n${texts.length} texts, ${copies.size} pictures and files. ${
        isDry
          ? "Nothing is written."
          : 'Now "npm run check:content", and "git diff" or "git clean" if you don\'t like it.'
      }`,
    );
    console.log(
      `${answered} of ${addresses} old addresses are answered: those that its texts and settings tell, without its lists and feeds.`,
    );
    return 0;
  },
});

/** Writes what is new; only data files are there already, and get more entries. */
function writeImport(
  root: string,
  oldRoot: string,
  { texts, data, copies }: Import,
): void {
  writeFiles(root, Object.fromEntries([...texts, ...data]));
  for (const [file, from] of copies)
    cpSync(path.join(oldRoot, from), path.join(root, file), {
      force: false,
      dereference: true,
    });
}
