import type { z } from "zod";
import { findLanguageTag } from "../config/i18n";
import type { ResolvedSite } from "../config/types";
import { readMoment } from "./content/readMoment";
import { findCollection } from "./collections";
import type { LoadedEntry } from "./collections";
import { isError } from "./diagnostics/diagnostic";
import type { Diagnostic } from "./diagnostics/diagnostic";
import type { SiteUse } from "./findUse";
import type { CompileOptions } from "./markdown/compile";
import type {
  EntryFile,
  FrontMatterSchema,
  LoadedFields,
} from "./content/entry";
import { readTocLevels } from "./content/fieldChecks";
import { proseFields } from "./content/fields";
import { createEditUrl, splitDate } from "./content/fileNames";
import { parseFrontMatter } from "./files/frontMatter";
import { notUtf8 } from "./files/parseYaml";
import { readText } from "./files/paths";
import type { FrontMatter } from "./files/frontMatter";
import { createImageRef } from "./content/images";
import { applyTypography } from "./content/typography";
import { validate } from "./content/validate";
import { shorten } from "./markdown/words";

/** Loads the parsers on demand: Gatsby's workers load this module but never compile. */
const loadCompiler = () => import("./markdown/compile");

/** The front matter fields of all collections. */
type CommonFrontMatter = z.output<FrontMatterSchema> & {
  image_dark?: string;
  draft?: boolean;
  unlisted?: boolean;
  last_update?: { date: string };
};

/** The part of a description that search engines show. */
const descriptionLength = 160;

/** The task of a worker of the pool in loadEntries.ts. */
export type EntryTask = SiteUse & {
  file: EntryFile;
  config: ResolvedSite;
  /** The messages of footnotes in the entry's language. */
  footnotes: CompileOptions["footnotes"];
};

/** Reads a file; one that can't be read, or is not UTF-8, is empty. */
function readSource(absolutePath: string): FrontMatter {
  const fail = (error: typeof notUtf8) => ({
    ...parseFrontMatter(""),
    diagnostics: [error],
  });
  try {
    const text = readText(absolutePath);
    return text === undefined ? fail(notUtf8) : parseFrontMatter(text);
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    return fail({
      reason: `This file can't be read (${code}).`,
      fatal: true,
      note: "See who may read it; if a program has just moved it, run this again.",
    });
  }
}

/**
 * Loads the file of an entry: front matter and body, with all data that pages,
 * lists, feeds and search need. A field with an error counts as missing, so
 * there is always an entry, and all its errors are found.
 */
export async function loadEntry({
  file,
  config,
  features,
  otherHosts,
  footnotes,
}: EntryTask): Promise<LoadedEntry> {
  const { absolutePath, entryPath, sourcePath } = file;
  const collection = findCollection(entryPath.area);
  if (!collection) throw new Error(`No collection has ${sourcePath}.`);
  const source = readSource(absolutePath);
  const diagnostics = source.diagnostics.map((finding): Diagnostic => ({
    ...finding,
    file: sourcePath,
  }));
  // What is said of fields that could not be read follows from that.
  const isReadable = !diagnostics.some(isError);
  const report = (diagnostic: Omit<Diagnostic, "file">) => {
    if (isReadable) diagnostics.push({ file: sourcePath, ...diagnostic });
  };
  const { schema, required } = collection;
  const checked = validate(schema, { ...source, file: sourcePath }, required);
  if (isReadable) diagnostics.push(...checked.diagnostics);
  const { lang } = entryPath;
  const rawFrontMatter: CommonFrontMatter =
    checked.value ?? schema.parse(required);
  const { blog, i18n, timeZone } = config;
  const frontMatter = applyTypography(
    rawFrontMatter,
    findLanguageTag(i18n, lang),
    [...proseFields, ...collection.proseFields],
  );
  const markdown = await loadCompiler();
  const { compiled, ...result } = await markdown.compileMarkdown(source.body, {
    format: absolutePath.endsWith(".md") ? "md" : "mdx",
    lang: findLanguageTag(i18n, lang),
    idPrefix: splitDate(entryPath.name).slug.toLowerCase(),
    toc: readTocLevels(frontMatter, config, report),
    context: { config, features, otherHosts },
    file: sourcePath,
    root: file.root,
    footnotes,
  });
  diagnostics.push(...result.diagnostics);
  const title = frontMatter.title ?? compiled.title;
  if (title === null && !diagnostics.some(isError)) {
    report({
      reason: "The title is missing.",
      fatal: true,
      field: ["title"],
      note: 'Add a line "title: …" to the front matter, or begin the body with a line "# …".',
    });
  }

  const entrySource = {
    file,
    config,
    frontMatter,
    written: source.data,
    report,
    title: title ?? entryPath.name,
    compiled,
  };
  const createFieldImage = (field: "image" | "image_dark", alt?: string) => {
    const src = frontMatter[field];
    return src ? createImageRef(file, { src, alt, field: [field] }) : null;
  };
  const { date } = frontMatter.last_update ?? {};
  const lead = frontMatter.description ?? null;
  const links = collection
    .findLinks(entrySource)
    .map(({ url, field }) => ({ url, line: source.lineOf(field) }));
  const below = collection.renderBelow(entrySource);
  const body = {
    ...compiled.body,
    children: [...compiled.body.children, ...below],
  };
  const entry: LoadedFields = {
    ...entryPath,
    nodeType: collection.nodeType,
    sourcePath,
    editUrl: createEditUrl(blog.editUrl, sourcePath),
    title: entrySource.title,
    titleMeta: frontMatter.title_meta ?? null,
    lead,
    description:
      lead ?? shorten(compiled.firstParagraph, descriptionLength, lang),
    keywords: frontMatter.keywords,
    aliases: frontMatter.aliases,
    cover: createFieldImage("image", frontMatter.image_alt),
    coverDark: createFieldImage("image_dark"),
    images: compiled.images.map((image) => createImageRef(file, image)),
    links: [...links, ...compiled.links],
    hasMore: compiled.hasMore,
    readingTime: compiled.readingTime,
    text: compiled.text,
    code: compiled.code,
    sources: compiled.sources,
    toc: compiled.toc,
    components: markdown.listFolders(body),
    body: JSON.stringify(markdown.toJsonml(body)),
    summary: JSON.stringify(markdown.toJsonml(compiled.excerpt)),
    isRich: compiled.module !== null,
    isDraft: frontMatter.draft ?? false,
    isUnlisted: frontMatter.unlisted ?? false,
    lastUpdate: (date && readMoment(date, timeZone)?.instant) || null,
    ...collection.createFields(entrySource),
    diagnostics,
  };
  return entry as LoadedEntry;
}
