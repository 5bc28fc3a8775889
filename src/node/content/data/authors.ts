import { localeCodes, localePath } from "../../../config/locales";
import { localize } from "../../../config/localize";
import type { Localized } from "../../../config/localize";
import type { Diagnostic } from "../../diagnostics/diagnostic";
import type { BaseEntry } from "../entry";
import { createImageRef, isRemote } from "../images";
import type { ImageRef } from "../images";
import { toKebabCase } from "../slugs";
import { authorKey, authorSchema } from "./authorSchema";
import type { EntryAuthor } from "./authorSchema";
import { checkNames, checkPermalinks, loadDataFile } from "./dataFile";
import { getPlatformLabel, createSocialUrl } from "./socials";

/** The details of an author as one file has them; missing details are undefined. */
export type AuthorDetails = {
  name?: string;
  title?: Localized;
  bio?: Localized;
  url?: string;
  email?: string;
  image?: ImageRef;
  socials?: { platform: string; label: string; url: string }[];
};

type Source = { root: string; absolutePath: string };

const getPortrait = ({ image, image_url, imageURL }: EntryAuthor) =>
  image ?? image_url ?? imageURL;

/** Reads the fields of an author under either of their names. */
export function createAuthorDetails(
  author: EntryAuthor,
  source: Source,
  line?: number,
): AuthorDetails {
  const { name, title, bio, description, url, email, socials } = author;
  const src = getPortrait(author);
  const hasPortrait = src !== undefined && !isRemote(src);
  return {
    name,
    title,
    url,
    email,
    bio: bio ?? description,
    image: hasPortrait ? createImageRef(source, { src, line }) : undefined,
    socials:
      socials &&
      Object.entries(socials).map(([platform, value]) => ({
        platform,
        label: getPlatformLabel(platform),
        url: createSocialUrl(platform, value) ?? "",
      })),
  };
}

/** Localizes the details of an author; fields without a value are left out. */
export function localizeAuthor(
  { title, bio, ...details }: AuthorDetails,
  locale: string,
) {
  const fields = {
    ...details,
    title: title === undefined ? undefined : localize(title, locale),
    bio: bio === undefined ? undefined : localize(bio, locale),
  };
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<typeof fields>;
}

/** Warns about a portrait on another host, which is not shown: that host would see every visitor. */
export function checkPortrait<Location extends Partial<Diagnostic>>(
  author: EntryAuthor,
  location: Location,
) {
  const src = getPortrait(author);
  if (src === undefined || !isRemote(src)) return [];
  const reason =
    "A portrait on another host is not shown: that host would learn of every visitor.";
  const note = "Download it, and write the path of the file here.";
  return [{ reason, fatal: false, ...location, actual: src, note }];
}

/** An author in one locale. */
export type Author = ReturnType<typeof localizeAuthor> & {
  key: string;
  locale: string;
  /** The position in the file, from 0. */
  position: number;
  /** The path of the author's page; null for an author without one. */
  path: string | null;
  name: string;
};

/** An author in the front matter of a post. */
export type Byline = {
  key: string | null;
  /** The details of the author in this post. */
  own: AuthorDetails | null;
};
type AuthoredEntry = BaseEntry & { bylines: readonly Byline[] };

/** Lists the names of a post's authors, without unknown ones, which are reported. */
export const nameAuthors = (
  { bylines, locale }: AuthoredEntry,
  authors: readonly Author[],
): string[] =>
  bylines.flatMap(({ key, own }) => {
    const author = authors.find(
      (one) => one.key === key && one.locale === locale,
    );
    return key !== null && !author ? [] : (own?.name ?? author?.name ?? []);
  });

/** Loads content/authors.yaml and checks that it lists the authors of all entries. */
export function loadAuthors(root: string, posts: readonly AuthoredEntry[]) {
  const loaded = loadDataFile(root, "authors", authorKey, authorSchema);
  const { entries, keys, lineOf } = loaded;
  const file = loaded.file ?? "content/authors.yaml";
  const source = { root, absolutePath: `${root}/${file}` };
  const pages = entries.map(([key, { page }]) => {
    const permalink = page === true ? toKebabCase(key) : page && page.permalink;
    return { key, permalink: permalink || null };
  });
  const authors = entries.flatMap(([key, value], position): Author[] => {
    const line = lineOf([key, "image"]);
    const details = createAuthorDetails(value, source, line);
    const permalink = pages[position]?.permalink;
    return localeCodes.map((locale) => ({
      socials: [],
      ...localizeAuthor(details, locale),
      key,
      locale,
      position,
      name: value.name,
      path: permalink ? localePath(locale, `/blog/authors/${permalink}`) : null,
    }));
  });
  const diagnostics = [
    ...loaded.diagnostics,
    ...entries.flatMap(([key, value]) =>
      checkPortrait(value, { file, line: lineOf([key]), field: [key] }),
    ),
    ...checkPermalinks(loaded, "/blog/authors", pages),
    ...checkNames("author", file, keys, posts.flatMap(findNames)).map(
      (one) => ({
        ...one,
        fatal: true,
        expected: keys ?? undefined,
      }),
    ),
  ];
  return { file: loaded.file, items: authors, diagnostics };
}

/** Lists the keys of authors that an entry refers to. */
const findNames = ({
  isFallback,
  sourcePath: file,
  lines,
  bylines,
}: AuthoredEntry) =>
  (isFallback ? [] : bylines).flatMap(({ key }, index) =>
    key === null
      ? []
      : { key, file, line: lines.authors, field: ["authors", index] },
  );
