import { existsSync } from "node:fs";
import path from "node:path";
import { stringify } from "yaml";
import { defaultLocale, localeCodes } from "../config/locales";
import { siteConfig } from "../config/resolved";
import { suggest } from "../lib/nearest";
import { getDay } from "../lib/zonedTime";
import { collections } from "../site/collections";
import type { Collection } from "../site/collections/collection";
import { localeSuffix } from "../site/content/fileNames";
import { isSlug, slugify, slugRule } from "../site/content/slugs";
import { readStarter } from "./setup/readStarter";
import { defineCommand, parseChoices, UsageError } from "./command";
import { composeTranslation } from "./newTranslation";
import type { NewFile } from "./newTranslation";
import { listWrittenEntries } from "./translationStatus";
import { writeFiles } from "./writeFiles";

const kinds = [...collections.map(({ name }) => name), "translation"];

const usage = `
Begins a ${kinds.join(", ")}.

  npm run new -- post "A title"
  npm run new -- page "Talks" --lang en,de
  npm run new -- page imprint
  npm run new -- project "A quote in 25 minutes"
  npm run new -- doc "First steps" --slug 02-guide/01-first-steps
  npm run new -- translation blog/2026-03-14-a-post --lang de

The pages imprint and privacy are those that a new site begins with, in each
language that lacks them. Flags stand behind a lone "--", or npm takes them for
its own.

  --lang en,de  languages: a file for each (default: ${defaultLocale})
  --slug        the end of the address, for docs the file with its folders and
                numbers (default: made of the title)
  --docs api    the instance content/docs-api (default: content/docs)

Nothing that exists is overwritten. "npm run check:content" checks the result.
`;

const text = { type: "string" } as const;

export const command = defineCommand({
  usage,
  options: { lang: text, slug: text, docs: text },
  maxPositionals: 2,
  run: ({ lang, ...flags }, [kind, name]) => {
    const root = process.cwd();
    const collection = collections.find((each) => each.name === kind);
    if (!kind || (!collection && kind !== "translation")) {
      const hint = suggest(kind ?? "", kinds) ?? `Allowed: ${kinds.join(", ")}`;
      throw new UsageError(
        `Unknown kind "${kind ?? ""}". ${hint} (see --help).`,
      );
    }
    if (!name) {
      const missing = collection ? "a title" : "the folder of an entry";
      throw new UsageError(`Missing: ${missing} (see --help).`);
    }
    const files = composeFiles(root, name, { ...flags, collection, lang });
    const taken = files.find(({ file }) => existsSync(path.join(root, file)));
    if (taken) throw new UsageError(`${taken.file} exists already.`);
    writeFiles(
      root,
      Object.fromEntries(files.map((file) => [file.file, file.text])),
    );
    const isDraft = files.some((file) => /^draft: true$/m.test(file.text));
    const lacksLegal = !siteConfig.legal && isLegalPage(kind, name);
    const next = [
      lacksLegal && 'It shows "legal" of src/config/site.ts: add that option.',
      isDraft && 'It is published once its line "draft: true" is deleted.',
      'See it with "npm run develop", check it with "npm run check:content".',
    ];
    console.log(`Created ${files.map(({ file }) => file).join("\n        ")}

${next.filter(Boolean).join(" ")}`);
    return 0;
  },
});

/** The pages that a site with legal details is not published without. */
const isLegalPage = (kind: string | undefined, name: string) =>
  kind === "page" && ["imprint", "privacy"].includes(name.toLowerCase());

type Choice = {
  /** Missing for a translation. */
  collection: (typeof collections)[number] | undefined;
  lang: string | undefined;
  slug?: string;
  docs?: string;
};

function composeFiles(
  root: string,
  name: string,
  { collection, lang, ...flags }: Choice,
): NewFile[] {
  if (!collection) return [composeTranslation(root, name, lang)];
  if (isLegalPage(collection.name, name))
    return composeLegalPage(root, name.toLowerCase(), lang);
  const locales = parseChoices("lang", lang ?? defaultLocale, localeCodes);
  return locales.map((locale) =>
    composeEntry(collection.template, name, { ...flags, locale }),
  );
}

/** Composes a legal page as a new site begins with it; without a language, in all that lack it. */
function composeLegalPage(
  root: string,
  name: string,
  lang: string | undefined,
): NewFile[] {
  const folder = `pages/${name}`;
  const entries = listWrittenEntries(root);
  const entry = entries.find((each) => each.folder === folder);
  const missing = entry?.missing ?? localeCodes;
  const locales = lang ? parseChoices("lang", lang, localeCodes) : missing;
  if (locales.some((locale) => !missing.includes(locale)) || !missing.length) {
    throw new UsageError(`content/${folder} exists already.`);
  }
  return locales.map((locale) => ({
    file: `content/${folder}/index${localeSuffix(siteConfig.i18n, locale)}.mdx`,
    text: readStarter(locale)[`${folder}/index.mdx`] ?? "",
  }));
}

/** Composes a new entry in one locale. */
function composeEntry(
  template: Collection["template"],
  title: string,
  { locale, ...flags }: { locale: string; slug?: string; docs?: string },
): NewFile {
  const slug = flags.slug ?? slugify(title.replaceAll("/", " "));
  if (!isSlug(slug)) {
    throw new UsageError(
      `${JSON.stringify(flags.slug ?? title)} makes no address: add --slug after a lone "--". Allowed: ${slugRule}.`,
    );
  }
  const day = getDay(new Date(), siteConfig.timeZone);
  const { frontMatter = "", body = "{/* Write here. */}" } = template;
  const fields = stringify({ title }) + frontMatter;
  return {
    file: `content/${template.file({ ...flags, slug, day })}${localeSuffix(siteConfig.i18n, locale)}.mdx`,
    text: `---\n${fields.trim()}\n---\n\n${body}\n`,
  };
}
