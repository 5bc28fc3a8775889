import { isFields } from "../../config/schema/rule";
import type { ContentProblem } from "./problem";
import { authorKey } from "./schema/authorFields";

/** Fields by which other generators once named a single author, and what they are called now. */
const successors: Record<string, string> = {
  author: "name",
  author_title: "title",
  authorTitle: "title",
  author_url: "url",
  authorURL: "url",
  author_image_url: "image",
  authorImageURL: "image",
};

/** Fields that no schema knows, and that are no slips either. */
export const isLegacyField = (name: string) => name in successors;

type Source = {
  file: string;
  data: unknown;
  lineOf: (path: readonly PropertyKey[]) => number;
};

const quoted = (value: unknown) =>
  typeof value === "string" && /^[\w][\w ./-]*$/.test(value)
    ? value
    : JSON.stringify(value);

/** One fault for all fields of a single author, with the lines to write instead. */
export function legacyAuthor({ file, data, lineOf }: Source): ContentProblem[] {
  if (!isFields(data)) return [];
  const found = Object.keys(data).filter(isLegacyField);
  const [first] = found;
  if (first === undefined) return [];
  const lines = found.map(
    (name, index) =>
      `  ${index === 0 ? "-" : " "} ${successors[name]}: ${quoted(data[name])}`,
  );
  const entry = `authors:\n${lines.join("\n")}`;
  // With more fields it describes somebody; alone, it may be a key.
  const isKey = found.length === 1 && authorKey.safeParse(data.author).success;
  return [
    {
      severity: "error",
      file,
      line: lineOf([first]),
      field: found.join(", "),
      message: "A post names its authors, one or several, in one field.",
      allowed: "authors",
      fix: isKey
        ? `Write instead:\nauthors: [${quoted(data.author)}]\nor, if content/authors.yaml has no such entry:\n${entry}`
        : `Write instead:\n${entry}`,
    },
  ];
}
