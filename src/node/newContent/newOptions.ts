import { localeCodes } from "../../config/locales";

/** `title-de` and its like: a title for each language. */
const titleFlags = Object.fromEntries(
  localeCodes.map((code) => [`title-${code}`, { type: "string" as const }]),
);

const shared = {
  lang: { type: "string" },
  yes: { type: "boolean" },
} as const;

const named = {
  ...shared,
  ...titleFlags,
  description: { type: "string" },
} as const;

/** The flags of each kind of text. */
export const newOptions = {
  post: {
    ...named,
    slug: { type: "string" },
    date: { type: "string" },
    authors: { type: "string" },
    tags: { type: "string" },
    draft: { type: "boolean" },
  },
  page: { ...named, name: { type: "string" } },
  doc: {
    ...named,
    name: { type: "string" },
    docs: { type: "string" },
    version: { type: "string" },
    tags: { type: "string" },
    draft: { type: "boolean" },
  },
  translation: { ...shared, title: { type: "string" } },
} as const;

const titles = localeCodes.map((code) => `--title-${code}`).join(", ");

export const newUsage = `
Begins a post, a page, a page of documentation or a translation. In a terminal it asks for what it is not told.

  npm run new                                        asks for everything
  npm run new post                                   asks for the rest
  npm run new -- post "A title" --tags craft,tooling --yes
  npm run new -- post --title-en "A title" --title-de "Ein Titel"
  npm run new -- page "Talks" --name talks
  npm run new -- doc "First steps" --name 02-guide/01-first-steps
  npm run new -- translation blog/2026-03-14-a-post --lang de

Flags stand behind a lone "--", or npm takes them for its own.

  --lang en,de     languages, the first one with the title (default: ${localeCodes[0]})
  ${titles}
                   a title for each language; each one makes a file
  --description    a sentence for search engines and previews
  --yes            ask nothing: what is not given has its default

Posts
  --slug           the end of the address (default: made of the title)
  --date           2026-03-14 or 2026-03-14T09:00 (default: today)
  --authors alex   keys of content/authors.yaml (default: the first one there)
  --tags a,b       keys of content/tags.yaml
  --no-draft       published with the next build (default: a draft)

Pages
  --name           the address (default: made of the title)

Documentation
  --name           the file, with its folders and numbers (default: made of the title)
  --docs api       the collection, content/docs-api (default: content/docs)
  --version 1.0    a version that was cut (default: the one that is worked on)
  --tags a,b       keys of content/tags.yaml
  --draft          not published yet

Translations
  --lang           the language to begin (default: the one that is missing)
  --title          the title in that language

Nothing that exists is ever overwritten.
`;
