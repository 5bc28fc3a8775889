import { defaultLocale } from "../../config/locales";
import type { PostEntry } from "../collections/postFields";
import type { Diagnostic } from "../diagnostics/diagnostic";
import { suggest } from "../diagnostics/suggest";
import type { FileLookup } from "../links/fileLookup";
import type { SiteData } from "./data/loadData";
import type { Entry } from "./entry";
import { checkImages } from "./images";
import type { ImageRef } from "./images";
import { isRecord } from "./frontMatter";

/** Checks what entries and authors name in other files: authors and images. */
export function checkReferences(
  root: string,
  entries: readonly Entry[],
  { authors, authorKeys }: Pick<SiteData, "authors" | "authorKeys">,
  files: FileLookup,
): Diagnostic[] {
  const written = [
    ...entries.filter(({ isFallback }) => !isFallback),
    ...authors.filter(({ locale }) => locale === defaultLocale),
  ];
  return [
    ...entries.flatMap((entry) => checkAuthors(entry, authorKeys)),
    ...written.flatMap((item) =>
      checkImages(item.sourcePath ?? "", findImages(item), root, files),
    ),
  ];
}

/** All images of an entry, whichever of its fields hold them. */
function findImages(value: unknown): ImageRef[] {
  if (Array.isArray(value)) return value.flatMap(findImages);
  if (!isRecord(value)) return [];
  return typeof value.filePath === "string"
    ? [value as ImageRef]
    : Object.values(value).flatMap(findImages);
}

type WithAuthors = Entry & Partial<Pick<PostEntry, "bylines">>;

const checkAuthors = (
  { sourcePath: file, isFallback, bylines = [], lines }: WithAuthors,
  known: readonly string[],
): Diagnostic[] =>
  (isFallback ? [] : bylines).flatMap(({ key }, index) => {
    if (key === null || known.includes(key)) return [];
    return {
      reason: `Unknown author "${key}".`,
      fatal: true,
      ...{ file, line: lines.authors, field: `authors[${index}]` },
      expected: known.length > 0 ? [...known] : undefined,
      note: suggest(key, known) ?? `Add "${key}:" to content/authors.yaml.`,
    };
  });
