import { localeCodes } from "../../config/locales";
import { siteConfig } from "../../config/resolved";
import type { ResolvedSite } from "../../config/types";
import { collections, translatedFields } from "../collections";
import type { Collection } from "../collections/collection";
import type { MessageTree } from "../messages/fillMessages";
import { createSchemaFields, labelOf } from "./fields";
import type { FieldOptions } from "./fields";
import { createDataFiles, createMessageFiles } from "./files";
import type { EditorCollection } from "./files";
import { createWidgets } from "./widgets";

type EditorInput = {
  editor: NonNullable<ResolvedSite["editor"]>;
  /** The folders below content/. */
  areas: readonly string[];
  /** Messages of the default locale, by the name of their file. */
  messages: Readonly<Record<string, MessageTree>>;
};

/** What languages have each of their own, beside words. */
const ownPerLanguage = [
  "slug",
  "aliases",
  "image",
  "image_dark",
  "custom_edit_url",
];

/** What an author writes first, before the body. */
const first = ["title", "description"];

/** A folder of entries, each in a folder of its own; documentation is in as many as it likes. */
function createEntryCollection(
  { name, schema, hasIndex }: Collection,
  folder: string,
  options: FieldOptions,
): EditorCollection {
  const fields = createSchemaFields(schema, options);
  const isDated = fields.some((field) => field.name === "date");
  return {
    name: folder,
    label: labelOf(folder),
    label_singular: labelOf(name),
    folder: `content/${folder}`,
    create: true,
    extension: "mdx",
    // The ending tells Sveltia CMS that Markdown files may have it.
    format: `${folder}-frontmatter`,
    slug: isDated ? "{{year}}-{{month}}-{{day}}-{{slug}}" : "{{slug}}",
    ...(hasIndex
      ? {
          nested: { depth: 9 },
          meta: { path: { widget: "string", label: "Folder" } },
        }
      : { path: "{{slug}}/index" }),
    i18n: true,
    // Pictures lie beside their text.
    media_folder: "",
    public_folder: ".",
    fields: [
      ...fields.filter(({ name }) => first.includes(name)),
      {
        name: "body",
        label: "Text",
        widget: "richtext",
        required: false,
        i18n: true,
        // A visual editor would rewrite MDX.
        modes: ["raw"],
        buttons: [],
        editor_components: [],
      },
      ...fields.filter(({ name }) => !first.includes(name)),
    ],
  };
}

/** Makes the configuration of Sveltia CMS from the schemas that check the content. */
export function createEditorConfig({ editor, areas, messages }: EditorInput) {
  const { backend, repo, branch, authUrl, apiUrl } = editor;
  const options: FieldOptions = {
    widgets: createWidgets(),
    isTranslated: (name) =>
      translatedFields.includes(name) || ownPerLanguage.includes(name),
  };
  const entries = collections.flatMap((collection) =>
    [...new Set([collection.folder, ...areas.filter(collection.ownsArea)])].map(
      (folder) => createEntryCollection(collection, folder, options),
    ),
  );
  return {
    load_config_file: false,
    backend: {
      name: backend,
      repo,
      branch,
      ...(authUrl && { base_url: authUrl }),
      ...(apiUrl && { api_root: apiUrl }),
    },
    site_url: siteConfig.url,
    media_folder: "static/img",
    public_folder: "/img",
    i18n: {
      structure: "multiple_files",
      locales: [...localeCodes],
      default_locale: localeCodes[0],
      initial_locales: "all",
      omit_default_locale_from_file_path: true,
    },
    slug: { encoding: "ascii", clean_accents: true },
    output: { omit_empty_optional_fields: false },
    collections: [
      ...entries,
      createDataFiles(options),
      createMessageFiles(messages),
    ],
  };
}

export type EditorConfig = ReturnType<typeof createEditorConfig>;
