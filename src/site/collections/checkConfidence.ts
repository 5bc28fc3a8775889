import { decodePercent } from "../../lib/address";
import type { EntrySource } from "../content/entry";
import { slugify } from "../content/slugs";

/** Returns the forms in which a name may hide: words, and what names of files make of them. */
export const formsOf = (text: string) => {
  const words = (decodePercent(text) ?? text)
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\u00ad\u200b\u2060\ufeff]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ");
  return [` ${words.trim()}`, `-${slugify(words)}`];
};

/** Matches the legal form at the end of a company's name, which is seldom said. */
const legalForm =
  /(?<=\S) (?:ag|bv|corp|eg|gbr|gmbh|(?:(?:gmbh|ug|ag) )?(?:co )?kg|inc|limited|llc|llp|ltd|nv|ohg|plc|sarl|se|ug|ug haftungsbeschränkt)$/;

/** True if a text has a name, with or without its legal form, at the beginning of a word: "Acme" is in "Acmes", and not in "pacmer". */
export function hasName(text: string, name: string): boolean {
  const texts = formsOf(text);
  const [words = ""] = formsOf(name);
  return formsOf(words.replace(legalForm, "")).some(
    (form, index) => form.length > 1 && texts[index]?.includes(form),
  );
}

/** Lists the texts in a value, whatever holds them. */
function listTexts(value: unknown): string[] {
  if (typeof value === "object" && value !== null)
    return Object.values(value).flatMap(listTexts);
  return typeof value === "string" ? [value] : [];
}

/** True if a text in a value has a name. */
export const holdsName = (value: unknown, name: string): boolean =>
  hasName(listTexts(value).join(" "), name);

/** Describes the fault of a text that names a confidential client. */
export const describeNamed = (name: string) => ({
  reason: `It names ${JSON.stringify(name)}, a client that is confidential.`,
  note: "Describe the client in other words.",
  fatal: true,
});

/** Reports where a project names its confidential client. */
export function checkConfidence({
  file,
  frontMatter: { client, ...fields },
  compiled,
  report,
}: Omit<EntrySource<{ client: string }>, "title" | "config">): void {
  const { title, text, code, images, links } = compiled;
  const texts = {
    "the folder's name": file.entryPath.name,
    ...fields,
    "the heading": title,
    text,
    code,
    pictures: images.map(({ src, alt }) => [src, alt]),
    links: links.map(({ url }) => url),
  };
  const named = Object.entries(texts).filter(([, value]) =>
    holdsName(value, client),
  );
  for (const [field] of named)
    report({ ...describeNamed(client), field: [field] });
  // Tips, labels and the words of drawings in the text.
  if (named.length === 0 && holdsName(compiled.body, client))
    report({ ...describeNamed(client), field: ["the markup"] });
}
