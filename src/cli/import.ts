import { cpSync, existsSync, statSync } from "node:fs";
import path from "node:path";
import { defaultLocale } from "../config/locales";
import { defineCommand, UsageError } from "./command";
import { importSite } from "./import/importSite";
import { readMarkdownFolder } from "./import/readMarkdownFolder";
import { readWordPress } from "./import/readWordPress";
import { writeFiles } from "./writeFiles";

const usage = `
Takes texts, tags and pictures from another site: a folder of Markdown
with front matter, as Docusaurus, Hugo, Jekyll, Astro, Eleventy, Gatsby and
Hexo have it, or the file that WordPress exports. It lists, with file and line,
what it can't translate, and says how many old addresses are answered.

  npm run import -- ../old-site --dry-run
  npm run import -- export.xml --lang de

  --lang       the language of texts that name none (default: the site's)
  --permalink  the pattern of its posts' addresses, such as /:year/:month/:slug/
               (default: that in its _config.yml, else the paths of its files)
  --dry-run    says what it would do, and writes nothing

Nothing is overwritten. "npm run check:content" checks the result.
`;

const text = { type: "string" } as const;

export const command = defineCommand({
  usage,
  options: {
    lang: text,
    permalink: text,
    "dry-run": { type: "boolean" },
  },
  maxPositionals: 1,
  run: async (
    { lang = defaultLocale, permalink, "dry-run": isDry },
    [name],
  ) => {
    if (name === undefined)
      throw new UsageError("Missing folder (see --help).");
    const source = path.resolve(name);
    if (!existsSync(source)) throw new UsageError(`Nothing at ${name}.`);
    const report = (file: string, line: number, reason: string) =>
      console.log(`${file}:${line}  ${reason}`);
    const site = statSync(source).isFile()
      ? readWordPress(source, lang, report)
      : readMarkdownFolder(source, lang, permalink, report);
    if (site.entries.length === 0)
      throw new UsageError(
        "No texts there: name a folder with Markdown, or a file that WordPress exported (see --help).",
      );
    const root = process.cwd();
    const { texts, copies, answered, addresses } = await importSite(root, site);
    if (!isDry) {
      writeFiles(root, Object.fromEntries(texts));
      for (const [to, from] of copies)
        cpSync(path.join(site.root, from), path.join(root, to), {
          force: false,
        });
    }
    const next = isDry
      ? "Nothing is written."
      : 'Now "npm run check:content", and "git diff" or "git clean" if you don\'t like it.';
    console.log(`
${texts.length} texts, ${copies.size} pictures and files. ${next}
${answered} of ${addresses} old addresses are answered: those that its texts and settings tell, without its lists and feeds.`);
    return 0;
  },
});
