import { decodePercent } from "../../lib/address";
import { groupBy } from "../../lib/groupBy";
import type { EntrySource } from "../content/entry";
import { slugify } from "../content/slugs";
import type { Diagnostic } from "../diagnostics/diagnostic";
import type { LoadedEntry } from "./index";

/** The forms in which a name may hide: words, and what names of files make of them. */
const formsOf = (text: string) => {
  const words = (decodePercent(text) ?? text)
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\u00ad/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ");
  return [` ${words.trim()}`, `-${slugify(words)}`];
};

/** True if a text has a name, at the beginning of a word: "Acme" is in "Acmes", and not in "pacmer". */
function hasName(text: string, name: string): boolean {
  const texts = formsOf(text);
  return formsOf(name).some(
    (form, index) => form.length > 1 && texts[index]?.includes(form),
  );
}

const describe = (name: string) => ({
  reason: `It names ${JSON.stringify(name)}, a client that is confidential.`,
  note: "Describe the client in other words.",
  fatal: true,
});

/** Reports where a project names its confidential client. */
export function checkConfidence({
  file,
  frontMatter: { client, ...fields },
  compiled,
  lineOf,
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
  for (const [field, value] of Object.entries(texts))
    if (hasName(JSON.stringify(value) ?? "", client))
      report({ ...describe(client), line: lineOf(field), field: [field] });
}

/** Reports translations of a project that name the client of a confidential one. */
export const checkTranslations = (
  entries: readonly LoadedEntry[],
): Diagnostic[] =>
  groupBy(
    entries.filter(({ nodeType }) => nodeType === "Project"),
    ({ folder }) => folder,
  ).flatMap(([, translations]) =>
    translations.flatMap(({ confidentialClient: name, lang }) =>
      name === undefined
        ? []
        : translations
            .filter((other) => other.lang !== lang && namesClient(other, name))
            .map(({ sourcePath }) => ({ ...describe(name), file: sourcePath })),
    ),
  );

/** Looks into all that a page may show: its fields, its text, and the addresses in it. */
function namesClient(entry: LoadedEntry, name: string): boolean {
  const { diagnostics, confidentialClient, ...shown } = entry;
  if (confidentialClient && formsOf(confidentialClient)[0] === formsOf(name)[0])
    return false;
  return hasName(JSON.stringify([shown, entry.text, entry.code]), name);
}
