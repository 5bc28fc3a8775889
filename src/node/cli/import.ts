import { copyFileSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { importSite } from "../import/importSite";
import type { Import } from "../import/importSite";
import { findGenerator, sourceNames } from "../import/generators";
import { relativePosix } from "../paths";
import { defineCommand, parseChoices, UsageError } from "./command";

const names = sourceNames.join(", ");

const usage = `
Takes posts, pages, documentation, authors, tags and pictures from another
site: a folder of Docusaurus, Hugo, Jekyll, Astro or plain Markdown, or the
file that WordPress exports. At the end it lists what it had to leave out.

  npm run import -- ../old-site --dry-run
  npm run import -- ../old-site
  npm run import -- export.xml --lang de

  --from     ${names} (default: by what is there)
  --lang     the language of texts that name none (default: as in its config)
  --url      where the old site is, such as https://old.example.com; links to
             what did not come along lead there (default: as in its config)
  --dry-run  says what it would do, and writes nothing

Nothing is overwritten. "npm run check:content" checks the result.
`;

const text = { type: "string" } as const;

export const command = defineCommand({
  usage,
  options: {
    from: text,
    lang: text,
    url: text,
    "dry-run": { type: "boolean" },
  },
  maxPositionals: 1,
  run: async ({ from, lang, url, "dry-run": isDry }, [name]) => {
    if (name === undefined)
      throw new UsageError("Missing folder (see --help).");
    const source = path.resolve(name);
    if (!existsSync(source)) throw new UsageError(`Nothing at ${name}.`);
    parseChoices("from", from, sourceNames);
    const findings: { file: string; line?: number; reason: string }[] = [];
    const report = (file: string, line: number | undefined, reason: string) =>
      void findings.push({ file, line, reason });
    const generator = findGenerator(source, from);
    const found = generator.read(source, report);
    const site = {
      ...found,
      url: url?.replace(/\/$/, "") ?? found.url,
      lang: lang ?? found.lang,
    };
    if (site.entries.length === 0) {
      throw new UsageError(`No texts of ${generator.name} there (see --from).`);
    }
    const root = process.cwd();
    const result = await importSite(root, site, report);
    if (!isDry) writeImport(root, result);
    for (const { file, line = 1, reason } of findings)
      console.log(`${relativePosix(root, file)}:${line}  ${reason}`);
    console.log(`\n${generator.name}: ${summarize(result)}.`);
    console.log(
      isDry
        ? "Nothing is written."
        : 'Now "npm run check:content", and "git diff" or "git clean" if you don\'t like it.',
    );
    return 0;
  },
});

function summarize({ entries, copies }: Import): string {
  const count = (kind: string) =>
    entries.filter((entry) => entry.kind === kind).length;
  const drafts = entries.filter(({ isHidden }) => isHidden).length;
  return `${count("post")} posts, ${count("page")} pages, ${count("doc")} pages of documentation; ${drafts} of them are not published yet; ${copies.size} pictures and files`;
}

/** Writes what is new; only data files are there already, and get more entries. */
function writeImport(root: string, { texts, data, copies }: Import): void {
  const prepare = (file: string) => {
    const target = path.join(root, file);
    mkdirSync(path.dirname(target), { recursive: true });
    return target;
  };
  for (const [file, text] of texts)
    writeFileSync(prepare(file), text, { flag: "wx" });
  for (const [file, text] of data) writeFileSync(prepare(file), text);
  for (const [file, from] of copies) {
    const target = prepare(file);
    if (!existsSync(target)) copyFileSync(from, target);
  }
}
