import { defaultLocale, stripLocale } from "../../config/locales";
import { UsageError } from "../cli/UsageError";
import { checkFields } from "../content/checkFields";
import { checkReferences } from "../content/checkReferences";
import { contentPlace, isTextPlace } from "../content/contentPlace";
import type { TextPlace } from "../content/contentPlace";
import { currentVersion } from "../content/docsArea";
import type { DocPlace } from "../content/docsPlace";
import type { ContentProblem } from "../content/problem";
import { readFrontMatter } from "../content/readFrontMatter";
import { docSchema } from "../content/schema/docSchema";
import { pageSchema } from "../content/schema/pageSchema";
import { postSchema } from "../content/schema/postSchema";
import type { NewFile } from "./composeTexts";
import { listTexts } from "./listTexts";
import type { KnownText } from "./listTexts";
import { takenPaths } from "./takenPaths";

/** What posts may name. */
export type KnownKeys = {
  authors: readonly string[];
  /** Empty when the site has no file of tags: then every tag is welcome. */
  tags: readonly string[];
};

const nothing = { images: [], cover: null, isStandIn: false };

/** Reads what is to be written with the code that a build reads it with. */
function problemsOf(
  { relativePath, text }: NewFile,
  known: KnownKeys,
): ContentProblem[] {
  const file = `content/${relativePath}`;
  const source = { file, ...readFrontMatter(text) };
  const { kind } = contentPlace(relativePath);
  if (kind === "page") return checkFields(pageSchema, source).problems;
  const { value, problems } =
    kind === "doc"
      ? checkFields(docSchema, source)
      : checkFields(postSchema, source);
  if (!value) return problems;
  const { tags } = value;
  const authors = "authors" in value ? (value.authors ?? []) : [];
  const bylines = authors.map(({ key }) => ({ key: key ?? null }));
  const names = { sourcePath: file, bylines, tagNames: tags };
  const exists = () => true;
  const siblings = () => [];
  return [
    ...problems,
    ...checkReferences([{ ...nothing, ...names }], {
      ...known,
      exists,
      siblings,
      pictureFault: () => null,
    }),
  ];
}

const sentence = ({ message, allowed, fix }: ContentProblem) =>
  [message, fix, allowed && `Allowed: ${allowed}`].filter(Boolean).join(" ");

/** Stops at what a build would find wrong with the new files, and at what is there already. */
export function checkNew(
  root: string,
  files: readonly NewFile[],
  known: KnownKeys,
): void {
  // Translations share most faults.
  const faults = new Set(
    files.flatMap((file) => problemsOf(file, known)).map(sentence),
  );
  if (faults.size > 0) throw new UsageError([...faults].join("\n"));

  const texts = listTexts(root);
  for (const { relativePath } of files) {
    const place = contentPlace(relativePath);
    if (!isTextPlace(place)) continue;
    const { folder, lang } = place;
    const there = texts.filter((text) => text.place.folder === folder);
    const taken = there.find((text) => text.place.lang === lang) ?? there[0];
    if (taken) {
      const hint =
        taken.place.lang === lang
          ? "Nothing was written."
          : `Begin its translation with: npm run new -- translation ${folder} --lang ${lang}`;
      throw new UsageError(
        `content/${taken.file.relativePath} is there already. ${hint}`,
      );
    }
    if (place.kind === "doc") checkDoc(place, texts);
    else checkAddress(place, texts);
  }
}

/** A post or a page needs an address that nothing else has. */
function checkAddress(
  place: Exclude<TextPlace, DocPlace>,
  texts: readonly KnownText[],
): void {
  const isPost = place.kind === "post";
  const path = isPost ? `/blog/${place.slug}` : `/${place.name}`;
  const owner = takenPaths(texts).get(path);
  const { locale } = stripLocale(path);
  const what =
    locale === defaultLocale
      ? owner && `is the address of ${owner}`
      : `begins as the addresses of all pages in "${locale}" do`;
  if (what) {
    throw new UsageError(
      `${path} ${what}: give the new ${place.kind} another ${isPost ? "--slug" : "--name"}.`,
    );
  }
}

/** A page of docs needs a version that is there, and an id that no other page has. */
function checkDoc(own: DocPlace, texts: readonly KnownText[]): void {
  const { collection, version, area, folder, name } = own;
  const docs = texts.flatMap(({ place, file }) =>
    place.kind === "doc" && place.collection === collection
      ? { place, file }
      : [],
  );
  if (
    version !== currentVersion &&
    !docs.some((doc) => doc.place.area === area)
  ) {
    const known = [...new Set(docs.map(({ place }) => place.version))];
    throw new UsageError(
      `The docs "${collection}" have no version "${version}". There is: ${known.join(", ") || "none"}.`,
    );
  }
  const other = docs.find(
    ({ place }) =>
      place.area === area && place.name === name && place.folder !== folder,
  );
  if (other) {
    throw new UsageError(
      `"${name}" is the id of content/${other.file.relativePath}: give the new page another --name.`,
    );
  }
}
