import { readFileSync } from "node:fs";
import path from "node:path";
import { isMap, isScalar, parseDocument } from "yaml";
import { defaultLocale, localeCodes } from "../../config/locales";
import { nearest } from "../../lib/nearest";
import { UsageError } from "../cli/UsageError";
import { contentPlace } from "../content/contentPlace";
import { normaliseText } from "../content/readFrontMatter";
import type { NewFile } from "./composeTexts";
import type { KnownText } from "./listTexts";
import { printText } from "./printText";

/** A text, with the locales that it lacks. */
export type Untranslated = {
  folder: string;
  source: KnownText;
  missing: readonly string[];
};

/** What each text lacks, whether or not it lacks anything, newest folders first. */
export function listUntranslated(texts: readonly KnownText[]): Untranslated[] {
  const folders = new Map<string, KnownText[]>();
  for (const text of texts) {
    const { folder } = text.place;
    folders.set(folder, [...(folders.get(folder) ?? []), text]);
  }
  return [...folders]
    .sort(([a], [b]) => (a < b ? 1 : -1))
    .flatMap(([folder, versions]) => {
      const inLocale = (code: string) =>
        versions.find(({ place }) => place.lang === code);
      const source = inLocale(defaultLocale) ?? versions[0];
      const missing = localeCodes.filter((code) => !inLocale(code));
      return source ? [{ folder, source, missing }] : [];
    });
}

/** Finds a text by its folder, its file, its slug or the last part of its folder. */
export function findText(
  texts: readonly Untranslated[],
  named: string,
): Untranslated {
  const wanted = named.replace(/^(?:\.\/)?content\//, "").replace(/\/$/, "");
  const names = ({ folder, source: { file, place } }: Untranslated) => [
    folder,
    file.relativePath,
    path.posix.dirname(file.relativePath),
    place.kind === "post" ? place.slug : place.name,
    path.posix.basename(folder),
  ];
  const found = texts.filter((text) => names(text).includes(wanted));
  const [text, other] = found;
  if (other) {
    const folders = found.map(({ folder }) => folder).join(", ");
    throw new UsageError(
      `"${named}" may be several texts: ${folders}. Name one of them.`,
    );
  }
  if (text) return text;
  const meant = nearest(wanted, texts.flatMap(names));
  const hint = meant
    ? `Did you mean "${meant}"?`
    : "Name its folder, such as blog/2026-03-14-a-post.";
  throw new UsageError(`There is no text "${named}". ${hint}`);
}

/** The name that a translation has beside its source, in the source's manner. */
export function translatedName(
  { file, place }: KnownText,
  locale: string,
): string {
  const { dir, name, ext } = path.posix.parse(file.relativePath);
  const stem =
    name === place.lang
      ? ""
      : name.endsWith(`.${place.lang}`)
        ? name.slice(0, -place.lang.length - 1)
        : name;
  const base = stem === "" ? locale : `${stem}.${locale}`;
  return path.posix.join(dir, `${base}${ext}`);
}

const fence = /^---[ \t]*\n([\s\S]*?)^---[ \t]*(?:\n|$)/m;

/** What a translator may have to say otherwise, and what the file tells them. */
const remarks = {
  title: " to be translated",
  description: " to be translated",
  image_alt: " to be translated",
  sidebar_label: " to be translated",
  pagination_label: " to be translated",
  slug: " may be translated: each language has its own address",
};

/** What only the source says of itself. */
const ownFields = ["last_update"];

/** The file with which a translation begins: the source's text, marked as still to be translated. */
export function composeTranslation(
  { source, folder, missing }: Untranslated,
  locale: string,
  title?: string,
): NewFile {
  if (!missing.includes(locale)) {
    throw new UsageError(
      `${folder} is there in "${locale}" already. ${missing.length > 0 ? `It lacks: ${missing.join(", ")}.` : "It lacks no language."}`,
    );
  }
  const relativePath = translatedName(source, locale);
  const place = contentPlace(relativePath);
  if (!("folder" in place) || place.folder !== folder) {
    throw new UsageError(
      `content/${relativePath} would not be read as a translation of ${folder}.`,
    );
  }
  const raw = normaliseText(readFileSync(source.file.absolutePath, "utf8"));
  const [matter = "", yaml = ""] = fence.exec(raw) ?? [];
  const document = parseDocument(yaml.trim() === "" ? "{}" : yaml);
  if (isMap(document.contents)) document.contents.flow = false;
  if (document.errors.length > 0) {
    throw new UsageError(
      `The front matter of content/${source.file.relativePath} can't be read: mend it first.`,
    );
  }
  for (const field of ownFields) document.delete(field);
  if (title !== undefined) document.set("title", title);
  for (const [field, remark] of Object.entries(remarks)) {
    const node = document.get(field, true);
    if (!isScalar(node) || (field === "title" && title !== undefined)) continue;
    node.comment = remark;
  }
  if (place.kind !== "page") document.set("draft", true);
  const printed = document.toString({
    lineWidth: 0,
    flowCollectionPadding: false,
  });
  return { relativePath, text: printText(printed, raw.slice(matter.length)) };
}
