import { z } from "zod";
import { addLocale, listLocales } from "../../../config/i18n";
import type { I18n } from "../../../config/i18n";
import type { Diagnostic } from "../../diagnostics/diagnostic";
import type { BaseEntry } from "../entry";
import { contentImage, createImageRef, isRemote } from "../images";
import { toKebabCase } from "../slugs";
import { authorKey, createAuthorSchema } from "./authorSchema";
import {
  checkPermalinks,
  checkReferences,
  listReferences,
  loadDataFile,
  localizeOptional,
} from "./dataFile";
import type { DataFile } from "./dataFile";
import { getPlatformLabel, createSocialUrl } from "./socials";
import { itemLocale, nodeText, nullableNodeText } from "../nodeFields";

const social = z
  .object({
    platform: nodeText("Such as github."),
    label: nodeText("The platform as readers know it, such as GitHub."),
    url: nodeText("Address of the profile."),
  })
  .meta({
    id: "Social",
    description: "A profile of an author on another platform.",
  });

/** The fields of an author's node. */
export const authorNode = z.object({
  key: nodeText("Key in content/authors.yaml and in posts' front matter."),
  locale: itemLocale,
  position: z.int().describe("Place in content/authors.yaml, from 0."),
  name: nodeText("The name, as readers see it."),
  title: nullableNodeText("What the author does, in a few words."),
  bio: nullableNodeText("A few sentences about the author."),
  url: nullableNodeText("The author's own website."),
  email: nullableNodeText("The author's email address."),
  image: contentImage.nullable().describe("The portrait."),
  socials: z.array(social).describe("Profiles elsewhere."),
  path: nullableNodeText(
    "Path of the author's page; null for authors without published posts.",
  ),
});

/** An author in one locale. */
export type Author = z.output<typeof authorNode>;

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
export function loadAuthors(
  root: string,
  i18n: I18n,
  posts: readonly AuthoredEntry[],
) {
  const schema = createAuthorSchema(i18n);
  const loaded = loadDataFile(root, i18n, "authors", authorKey, schema);
  const { file, entries, keys } = loaded;
  const source = { root, absolutePath: `${root}/${file}` };
  const pages = entries.map(([key]) => ({ key, permalink: toKebabCase(key) }));
  const authors = entries.flatMap(([key, author], position): Author[] => {
    const { name, url = null, email = null, image: src } = author;
    const image =
      src === undefined || isRemote(src)
        ? null
        : createImageRef(source, { src, field: [key, "image"] });
    const socials = Object.entries(author.socials ?? {}).map(
      ([platform, handle]) => ({
        platform,
        label: getPlatformLabel(platform),
        url: createSocialUrl(platform, handle) ?? "",
      }),
    );
    return listLocales(i18n).map((locale) => ({
      ...{ key, locale, position, name, url, email, image, socials },
      title: localizeOptional(i18n, author.title, locale),
      bio: localizeOptional(i18n, author.bio, locale),
      path: addLocale(i18n, locale, `/blog/authors/${toKebabCase(key)}`),
    }));
  });
  const references = listReferences(posts, "authors", ({ authorKeys }) =>
    authorKeys.map((key, index) => ({ key, field: ["authors", index] })),
  );
  const diagnostics = [
    ...loaded.diagnostics,
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

/** Warns about portraits on other hosts, which are not shown. */
const checkPortraits = ({ file, entries }: AuthorFile): Diagnostic[] =>
  entries
    .filter(([, { image = "" }]) => isRemote(image))
    .map(([key, { image }]) => ({
      reason:
        "A portrait on another host is not shown: that host would learn of every visitor.",
      fatal: false,
      file,
      field: [key, "image"],
      actual: image,
      note: "Download it, and write the path of the file here.",
    }));
