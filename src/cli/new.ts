import { existsSync } from "node:fs";
import path from "node:path";
import { stringify } from "yaml";
import { defaultLocale, localeCodes } from "../config/locales";
import { localizeText } from "../config/i18n";
import { siteConfig } from "../config/resolved";
import { suggest } from "../lib/nearest";
import { getToday } from "../lib/zonedTime";
import { collections } from "../site/collections";
import type { Collection } from "../site/collections/collection";
import { areaRule, readDocsArea } from "../site/collections/docsInstances";
import { localeSuffix } from "../site/content/fileNames";
import { isSlug, slugify, slugRule } from "../site/content/slugs";
import { readStarter } from "./setup/readStarter";
import { checkNewPage } from "./checkNewPage";
import { defineCommand, parseChoices, UsageError } from "./command";
import { listWrittenEntries } from "../site/listTranslations";
import { writeFiles } from "./writeFiles";
import { ownFolder, parts, type Part } from "../config/parts";

const kinds = [...collections.map(({ name }) => name), "part"];

const usage = `
Creates one of: ${kinds.join(", ")}.

  npm run new -- post "A title"
  npm run new -- page "Talks" --lang en,de
  npm run new -- page imprint
  npm run new -- project "A quote in 25 minutes"
  npm run new -- doc "First steps" --slug 02-guide/01-first-steps
  npm run new -- part Footer

The pages imprint and privacy are those that a new site begins with, in each
language that lacks them. A part is one of yours in place of ours, in src/own:
docs/change-the-look.md lists them. Flags go after a lone "--", or npm takes
them for its own.

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
  run: (flags, [kind, name]) => {
    const root = process.cwd();
    const collection = collections.find((each) => each.name === kind);
    if (!kind || !kinds.includes(kind)) {
      const hint = suggest(kind ?? "", kinds) ?? `Allowed: ${kinds.join(", ")}`;
      throw new UsageError(
        `Unknown kind "${kind ?? ""}". ${hint} (see --help).`,
      );
    }
    if (!name) {
      throw new UsageError(
        `Missing: ${collection ? "a title" : "the name of a part"} (see --help).`,
      );
    }
    checkFlags(kind, flags);
    // A site with legal details is not published without these.
    const isLegal = kind === "page" && /^(?:imprint|privacy)$/i.test(name);
    const files = collection
      ? composeEntries(root, collection, name, { ...flags, isLegal })
      : composePart(name);
    const names = Object.keys(files);
    const taken = names.find((file) => existsSync(path.join(root, file)));
    if (taken) throw new UsageError(`${taken} exists already.`);
    writeFiles(root, files);
    const isDraft = Object.values(files).some((text) =>
      /^draft: true$/m.test(text),
    );
    const next = [
      isLegal &&
        !siteConfig.legal &&
        'It shows "legal" of src/config/site.ts: add that option.',
      isDraft && 'It is published once its line "draft: true" is deleted.',
      kind === "part" && "A part that is new is seen after a restart.",
      'See it with "npm run develop", check it with "npm run check:content".',
    ];
    console.log(`Created ${names.join("\n        ")}

${next.filter(Boolean).join(" ")}`);
    return 0;
  },
});

/** Refuses flags that the kind does not use, and docs that can't have a folder. */
function checkFlags(kind: string, { lang, slug, docs }: Flags): void {
  const unused = kind === "part" ? (lang ?? slug ?? docs) : docs;
  if (kind !== "doc" && unused !== undefined)
    throw new UsageError(`A ${kind} takes no such flag (see --help).`);
  if (docs !== undefined && !readDocsArea(`docs-${docs}`))
    throw new UsageError(`Invalid --docs "${docs}". ${areaRule}`);
}

type Flags = { lang?: string; slug?: string; docs?: string };

/** Composes a new entry, in each language that is asked for. */
function composeEntries(
  root: string,
  { nameFile }: Pick<Collection, "nameFile">,
  name: string,
  { isLegal, lang, ...flags }: Flags & { isLegal: boolean },
): Record<string, string> {
  if (isLegal) return composeLegalPage(root, name.toLowerCase(), lang);
  const locales = parseChoices("lang", lang ?? defaultLocale, localeCodes);
  return Object.fromEntries(
    locales.map((locale) => composeEntry(nameFile, name, { ...flags, locale })),
  );
}

/** Composes a legal page as a new site begins with it; without a language, in all that lack it. */
function composeLegalPage(
  root: string,
  name: string,
  lang: string | undefined,
): Record<string, string> {
  const folder = `pages/${name}`;
  const entries = listWrittenEntries(root, siteConfig.i18n);
  const entry = entries.find((each) => each.folder === folder);
  const missing = entry?.missing ?? localeCodes;
  const locales = lang ? parseChoices("lang", lang, localeCodes) : missing;
  if (locales.some((locale) => !missing.includes(locale)) || !missing.length) {
    throw new UsageError(`content/${folder} exists already.`);
  }
  return Object.fromEntries(
    locales.map((locale) => [
      `content/${folder}/index${localeSuffix(siteConfig.i18n, locale)}.mdx`,
      readFirstTexts(locale)[`${folder}/index.mdx`] ?? "",
    ]),
  );
}

/** Reads what setup would begin this site with, in a language. */
function readFirstTexts(locale: string): Record<string, string> {
  const { i18n, legal, tagline } = siteConfig;
  return readStarter(locale, legal?.country ?? "DE", {
    profession: localizeText(i18n, tagline, locale),
    month: getToday(siteConfig.timeZone).slice(0, 7),
  });
}

/** Composes the file of a new entry in a locale: its name, and its text. */
function composeEntry(
  nameFile: Collection["nameFile"],
  title: string,
  { locale, ...flags }: { locale: string; slug?: string; docs?: string },
): [string, string] {
  const slug = flags.slug ?? slugify(title.replaceAll("/", " "));
  if (!isSlug(slug))
    throw new UsageError(
      `${JSON.stringify(flags.slug ?? title)} makes no address: add --slug after a lone "--". Allowed: ${slugRule}.`,
    );
  const day = getToday(siteConfig.timeZone);
  const file = nameFile({ ...flags, slug, day });
  const showsPictures = siteConfig.projects.layout === "grid";
  const [area] = file.split("/");
  if (area === "pages") checkNewPage(slug);
  const folder = area === "projects" && showsPictures ? "pictures" : area;
  // Posts and projects begin as those of a new site do, in their language.
  const texts = Object.entries(readFirstTexts(locale));
  const [, first = "---\ntitle:\ndraft: true\n---\n\n{/* … */}\n"] =
    texts.find(([name]) => name.match(`^${folder}/first-.*mdx$`)) ?? [];
  return [
    `content/${file}${localeSuffix(siteConfig.i18n, locale)}.mdx`,
    first
      .replace(/^title:.*\n/m, () => stringify({ title }))
      // Who wrote it, and whether the start page shows it, is the owner's to say.
      .replace(/^(?:authors|featured): .*\n/gm, "")
      // Its pictures are not there yet.
      .replace(/^(?:gallery:| +(?:- src|alt|caption): ).*/gm, "# $&"),
  ];
}

/** Composes a part of the owner's, which shows the original until it is changed. */
function composePart(name: string): Record<string, string> {
  const names = Object.keys(parts) as Part[];
  const part = names.find((each) => each === name);
  if (!part) {
    const hint = suggest(name, names) ?? `Allowed: ${names.join(", ")}`;
    throw new UsageError(`There is no part "${name}". ${hint} (see --help).`);
  }
  return {
    [`${ownFolder}/${part}.tsx`]: `import { ${part} as Original } from "theme/${part}";
import type { PropsOf } from "theme/PropsOf";

/** It has to keep: ${parts[part]}. */
export function ${part}(props: PropsOf<typeof Original>) {
  return <Original {...props} />;
}
`,
  };
}
