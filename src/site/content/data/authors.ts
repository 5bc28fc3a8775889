import { localeCodes, localePath } from "../../../config/locales";
import { didYouMean } from "../../../lib/nearest";
import type { Diagnostic } from "../../diagnostics/diagnostic";
import { isRecord } from "../../files/frontMatter";
import type { BaseEntry } from "../entry";
import { createImageRef, isRemote } from "../images";
import type { ImageRef } from "../images";
import { toKebabCase } from "../slugs";
import { authorKey, authorSchema, foreignNames } from "./authorSchema";
import {
  checkPermalinks,
  checkReferences,
  loadDataFile,
  localizeOptional,
} from "./dataFile";
import type { DataFile } from "./dataFile";
import { getPlatformLabel, createSocialUrl } from "./socials";

/** An author in one locale. */
export type Author = {
  key: string;
  locale: string;
  /** The position in the file, from 0. */
  position: number;
  /** The path of the author's page; null for an author without one. */
  path: string | null;
  name: string;
  title: string | null;
  bio: string | null;
  url: string | null;
  email: string | null;
  image: ImageRef | null;
  socials: { platform: string; label: string; url: string }[];
};

type AuthoredEntry = BaseEntry & { authorKeys: readonly string[] };

/** Lists the names of a post's authors, without unknown ones, which are reported. */
export const nameAuthors = (
  { authorKeys, locale }: AuthoredEntry,
  authors: readonly Author[],
): string[] =>
  authorKeys.flatMap(
    (key) =>
      authors.find((author) => author.key === key && author.locale === locale)
        ?.name ?? [],
  );

/** Loads content/authors.yaml and checks that it lists the authors of all posts. */
export function loadAuthors(root: string, posts: readonly AuthoredEntry[]) {
  const loaded = loadDataFile(root, "authors", authorKey, authorSchema);
  const { file, entries, keys, lineOf } = loaded;
  const source = { root, absolutePath: `${root}/${file}` };
  const pages = entries.map(([key, { page }]) => {
    const permalink = page === true ? toKebabCase(key) : page && page.permalink;
    return { key, permalink: permalink || null };
  });
  const authors = entries.flatMap(([key, author], position): Author[] => {
    const permalink = pages[position]?.permalink;
    const { name, url = null, email = null, image: src } = author;
    const line = lineOf([key, "image"]);
    const image =
      src === undefined || isRemote(src)
        ? null
        : createImageRef(source, { src, line });
    const socials = Object.entries(author.socials ?? {}).map(
      ([platform, handle]) => ({
        platform,
        label: getPlatformLabel(platform),
        url: createSocialUrl(platform, handle) ?? "",
      }),
    );
    return localeCodes.map((locale) => ({
      ...{ key, locale, position, name, url, email, image, socials },
      title: localizeOptional(author.title, locale),
      bio: localizeOptional(author.bio, locale),
      path: permalink ? localePath(locale, `/blog/authors/${permalink}`) : null,
    }));
  });
  const references = posts
    .filter(({ isFallback }) => !isFallback)
    .flatMap(({ sourcePath, lines, authorKeys }) =>
      authorKeys.map((key, index) => ({
        key,
        file: sourcePath,
        line: lines.authors,
        field: ["authors", index],
      })),
    );
  const diagnostics = [
    ...loaded.diagnostics,
    ...findForeignNames(loaded),
    ...checkPortraits(loaded),
    ...checkPermalinks(loaded, "/blog/authors", pages),
    ...checkReferences("author", loaded, references).map((diagnostic) => ({
      ...diagnostic,
      fatal: true,
      expected: keys ?? undefined,
    })),
  ];
  return { ...loaded, items: authors, diagnostics };
}

type AuthorFile = DataFile<{ image?: string | undefined }>;

/** Reports fields by the names that Docusaurus has for them; other unknown fields belong to the owner. */
const findForeignNames = ({ file, data, lineOf }: AuthorFile): Diagnostic[] =>
  Object.entries(data).flatMap(([key, author]) =>
    Object.entries(foreignNames)
      .filter(([name]) => isRecord(author) && name in author)
      .map(([name, field]) => ({
        reason: `Unknown key "${name}".`,
        fatal: true,
        file,
        line: lineOf([key, name]),
        field: [key, name],
        note: didYouMean(field),
      })),
  );

/** Warns about portraits on other hosts, which are not shown. */
const checkPortraits = ({ file, entries, lineOf }: AuthorFile): Diagnostic[] =>
  entries
    .filter(([, { image = "" }]) => isRemote(image))
    .map(([key, { image }]) => ({
      reason:
        "A portrait on another host is not shown: that host would learn of every visitor.",
      fatal: false,
      file,
      line: lineOf([key, "image"]),
      field: [key, "image"],
      actual: image,
      note: "Download it, and write the path of the file here.",
    }));
