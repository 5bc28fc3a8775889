import { localeCodes } from "../../config/locales";
import {
  authorDetails,
  detailsIn,
  portraitFields,
  remotePortrait,
} from "./authorDetails";
import type { ImageRef } from "./imageRef";
import { kebab } from "./kebab";
import type { ContentProblem } from "./problem";
import { readMap, samePages } from "./readMap";
import type { MapFile } from "./readMap";
import { authorKey } from "./schema/authorFields";
import { authorSchema } from "./schema/mapSchemas";

/** An author in one locale. */
export type AuthorFields = {
  key: string;
  locale: string;
  /** Place in the file, from 0. */
  position: number;
  /** Path below that of all authors; null for an author without a page. */
  permalink: string | null;
  name: string;
  title: string | null;
  bio: string | null;
  url: string | null;
  email: string | null;
  image: ImageRef | null;
  socials: { platform: string; label: string; url: string }[];
};

/** What an author of whom nothing is said has. */
export const nobody = {
  title: null,
  bio: null,
  url: null,
  email: null,
  image: null,
  socials: [],
};

type Page = boolean | { permalink: string };

const permalinkOf = (key: string, page: Page) => {
  if (page === false) return null;
  return page === true ? kebab(key) : page.permalink;
};

/** Authors as fields of one node for each locale. */
export function readAuthors(source: MapFile): {
  fields: AuthorFields[];
  keys: string[] | null;
  /** Their pictures, with the lines that no page has to know. */
  portraits: ImageRef[];
  problems: ContentProblem[];
} {
  const { file, entries, keys, problems } = readMap(authorSchema, source);
  const placed = entries.map(({ key, value, lineOf }) => ({
    key,
    permalink: permalinkOf(key, value.page),
    line: lineOf(),
  }));
  for (const { key, value, lineOf } of entries) {
    const place = { file, line: lineOf(), field: key };
    const { error } = authorKey.safeParse(key);
    const message = error?.issues[0]?.message;
    const fix = "Rename it here and in the posts that name it.";
    if (message) problems.push({ severity: "error", ...place, message, fix });
    problems.push(
      ...remotePortrait(value, { ...place, field: `${key}.image` }),
    );
  }
  problems.push(...samePages(file, "/blog/authors", placed));
  const fields = entries.flatMap(({ key, value }, position) =>
    localeCodes.map((locale) => ({
      ...nobody,
      ...detailsIn(authorDetails(value, source), locale),
      key,
      locale,
      position,
      permalink: permalinkOf(key, value.page),
      name: value.name,
    })),
  );
  const portraits = entries.flatMap(({ value, lineOf }) => {
    const { image } = authorDetails(value, source);
    const [field = "image"] = portraitFields.filter((name) => value[name]);
    return image ? { ...image, line: lineOf(field) } : [];
  });
  return { fields, keys, portraits, problems };
}
