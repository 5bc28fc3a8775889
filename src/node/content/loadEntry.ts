import { isUtf8 } from "node:buffer";
import { readFileSync } from "node:fs";
import type { z } from "zod";
import { siteConfig } from "../../config/resolved";
import { readMoment } from "../../lib/readMoment";
import { findCollection } from "../collections";
import type { Diagnostic } from "../diagnostics/diagnostic";
import { compileMarkdown } from "../markdown/compile";
import type { CompiledMarkdown } from "../markdown/compile";
import { typographyOf } from "../markdown/typography/smartQuotes";
import { buildStrings } from "./buildStrings";
import type { EntryFile, FrontMatterSchema, LoadedFields } from "./entry";
import { splitDate } from "./fileNames";
import { parseFrontMatter } from "./frontMatter";
import { createImageRef } from "./images";
import { applyTypography } from "./typography";
import { validate } from "./validate";

/** What front matter of any collection may have. */
type CommonFrontMatter = z.output<FrontMatterSchema> & {
  draft?: boolean;
  unlisted?: boolean;
  last_update?: { date?: string; author?: string };
};

/** How much search engines show of a description. */
const descriptionLength = 160;

const shorten = (text: string) =>
  text.length <= descriptionLength
    ? text
    : `${text.slice(0, descriptionLength - 1).replace(/\s\S*$/, "")}…`;

/**
 * Reads an entry's file, once: front matter and body, with everything that
 * pages, lists, feeds and search need of it. What has an error counts as
 * missing, so that there always is an entry, and all its errors are found.
 */
export async function loadEntry(
  file: EntryFile,
  cacheKey: string,
): Promise<LoadedFields> {
  const { absolutePath, place, sourcePath } = file;
  const collection = findCollection(place.area);
  if (!collection) throw new Error(`No collection has ${sourcePath}.`);
  const diagnostics: Diagnostic[] = [];
  const report = (diagnostic: Omit<Diagnostic, "file">) =>
    void diagnostics.push({ file: sourcePath, ...diagnostic });

  const bytes = readFileSync(absolutePath);
  if (!isUtf8(bytes)) {
    const note = "Save the file as UTF-8.";
    report({ reason: "This file is not UTF-8.", fatal: true, note });
  }
  const source = parseFrontMatter(bytes.toString());
  for (const error of source.errors) report({ ...error, fatal: true });
  const checked = validate(collection.schema, { ...source, file: sourcePath });
  diagnostics.push(...checked.diagnostics);
  const lineOf = (...field: string[]) => source.lineOf(field);

  const { lang } = place;
  const typography = typographyOf(lang);
  const strings = buildStrings(file.root, lang);
  const given: CommonFrontMatter = checked.value ?? collection.schema.parse({});
  const frontMatter = applyTypography(given, typography);
  const { toc } = siteConfig;
  const result = await compileMarkdown(source.body, {
    format: absolutePath.endsWith(".md") ? "md" : "mdx",
    lang,
    idPrefix: splitDate(place.name).slug.toLowerCase(),
    toc: {
      minLevel: frontMatter.toc_min_heading_level ?? toc.minLevel,
      maxLevel: frontMatter.toc_max_heading_level ?? toc.maxLevel,
    },
    file: sourcePath,
    footnotes: { label: strings.footnotes, backLabel: strings.footnoteBack },
  });
  diagnostics.push(...result.diagnostics);
  const { compiled } = result;
  const title = frontMatter.title ?? compiled?.title ?? null;
  const hasErrors = diagnostics.some(({ fatal }) => fatal);
  if (title === null && !hasErrors) {
    report({
      reason: "There is no title.",
      fatal: true,
      ...{ line: 1, field: "title" },
      note: 'Add a line "title: …" to the front matter, or begin the body with a line "# …".',
    });
  }

  const body = compiled ?? emptyBody(diagnostics);
  const entrySource = {
    ...{ file, frontMatter, lineOf, report },
    title: title ?? place.name,
    compiled: body,
  };
  const { image: src, image_alt: alt } = frontMatter;
  const { date, author } = readLastUpdate(frontMatter);
  return {
    ...place,
    nodeType: collection.nodeType,
    sourcePath,
    title: entrySource.title,
    titleMeta: frontMatter.title_meta ?? null,
    description: frontMatter.description ?? shorten(body.firstParagraph),
    lead: frontMatter.description ?? null,
    keywords: frontMatter.keywords,
    cover: src
      ? createImageRef(file, {
          ...{ src, alt },
          ...{ line: lineOf("image"), field: "image" },
        })
      : null,
    images: body.images.map((image) => createImageRef(file, image)),
    links: [...(collection.findLinks?.(entrySource) ?? []), ...body.links],
    hasMore: body.hasMore,
    readingTime: body.readingTime,
    text: body.text,
    code: body.code,
    headings: body.headings,
    toc: frontMatter.hide_table_of_contents ? [] : body.toc,
    body: JSON.stringify(body.body),
    summary: JSON.stringify(body.excerpt),
    parts: body.components,
    isRich: body.module !== null,
    isDraft: frontMatter.draft ?? false,
    isUnlisted: frontMatter.unlisted ?? false,
    lastUpdate: date ?? null,
    updatedBy: author ?? null,
    lines: {
      authors: lineOf("authors"),
      tags: lineOf("tags"),
      series: lineOf("series"),
    },
    ...collection.createFields(entrySource),
    diagnostics,
    cacheKey,
  };
}

function readLastUpdate({ last_update: update = {} }: CommonFrontMatter) {
  const { date, author } = update;
  const moment = date && readMoment(date, siteConfig.timeZone);
  return { date: moment ? moment.instant : null, author };
}

/** What a page shows in develop whose body can't be compiled. */
function emptyBody(diagnostics: readonly Diagnostic[]): CompiledMarkdown {
  const [error] = diagnostics.filter(({ fatal }) => fatal);
  const message = error
    ? `${error.file}:${error.line ?? 1}\n${error.reason}`
    : "";
  return {
    title: null,
    body: ["pre", 0, message],
    excerpt: "",
    hasMore: false,
    firstParagraph: "",
    components: [],
    module: null,
    toc: [],
    headings: [],
    readingTime: { minutes: 0, words: 0 },
    images: [],
    links: [],
    text: "",
    code: "",
  };
}
