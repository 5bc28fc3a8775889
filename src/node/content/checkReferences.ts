import { nearest } from "../../lib/nearest";
import type { AuthorDetails } from "./authorDetails";
import { checkImages } from "./checkImages";
import type { Files } from "./checkImages";
import type { ContentProblem } from "./problem";
import type { ImageRef } from "./imageRef";

/** As much of a text as says what other files must be there. */
export type Referring = {
  sourcePath: string;
  isStandIn: boolean;
  /** Made before its file got faults: what the file names now is told of the file. */
  isStale?: boolean;
  images: ImageRef[];
  cover: ImageRef | null;
  coverDark?: ImageRef | null;
  bylines?: { key: string | null; own?: Pick<AuthorDetails, "image"> | null }[];
  tagNames?: { key: string; label: string }[];
  lines?: { authors?: number; tags: number };
};

type Known = {
  /** Those of faulty entries, too: what is wrong with these is told of them. Null when the file can't be read. */
  authors: readonly string[] | null;
  /** Empty when the site has no content/tags.yaml: then every tag is welcome. */
  tags: readonly string[];
} & Files;

/** Checks what texts say about other files: authors, tags and pictures. */
export function checkReferences(
  texts: readonly Referring[],
  known: Known,
): ContentProblem[] {
  return texts
    .filter(({ isStandIn, isStale }) => !isStandIn && !isStale)
    .flatMap((text) => [
      ...unknownAuthors(text, known),
      ...unknownTags(text, known),
      ...checkImages(text, known),
    ]);
}

const list = (names: readonly string[]) =>
  names.length > 0
    ? names.join(", ")
    : "none: content/authors.yaml has no entry";

const unknownAuthors = (
  { sourcePath: file, bylines = [], lines }: Referring,
  { authors }: Known,
): ContentProblem[] =>
  bylines.flatMap(({ key }, index) => {
    if (key === null || !authors || authors.includes(key)) return [];
    const meant = nearest(key, authors);
    return {
      severity: "error" as const,
      file,
      line: lines?.authors,
      field: `authors[${index}]`,
      message: `There is no author "${key}".`,
      allowed: list(authors),
      fix: meant
        ? `Did you mean "${meant}"?`
        : `Add "${key}:" to content/authors.yaml.`,
    };
  });

const unknownTags = (
  { sourcePath: file, tagNames = [], lines }: Referring,
  { tags }: Known,
): ContentProblem[] =>
  tagNames.flatMap(({ key, label }, index) => {
    if (tags.length === 0 || tags.includes(key)) return [];
    const meant = nearest(key, tags);
    return {
      severity: "warning" as const,
      file,
      line: lines?.tags,
      field: `tags[${index}]`,
      message: `The tag "${label}" is not in content/tags.yaml, so it has no label in each language.`,
      fix: meant
        ? `Did you mean "${meant}"?`
        : `Add "${key}:" to content/tags.yaml.`,
    };
  });
