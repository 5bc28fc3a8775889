import { listLocales } from "../../config/i18n";
import type { ResolvedSite } from "../../config/types";
import { collections } from "../../site/collections";
import type { Collection } from "../../site/collections/collection";
import { createLabel, createSchemaFields } from "./fields";
import type { EditorField } from "./formValues";

/** The text of an entry. A visual editor would rewrite MDX. */
const body: EditorField = {
  name: "body",
  label: "Text",
  widget: "richtext",
  required: false,
  i18n: true,
  modes: ["raw"],
  buttons: [],
  editor_components: [],
};

/** Creates a folder of entries, each in a folder of its own. */
function createEntryCollection(
  config: ResolvedSite,
  { name, folder, schema, locate }: Collection,
) {
  const [title, ...fields] = createSchemaFields(config, schema);
  const isDated = fields.some((field) => field.name === "date");
  // The folder of a post does not tell its address: the link leads to the list.
  const slug = isDated ? "{{fields.slug | default('.')}}" : "{{slug}}";
  const place = { area: folder, folder, name: slug, slug, lang: "" };
  return {
    name: folder,
    label: createLabel(folder),
    label_singular: createLabel(name),
    folder: `content/${folder}`,
    create: true,
    extension: "mdx",
    // The ending tells Sveltia CMS that Markdown files may have it.
    format: `${folder}-frontmatter`,
    slug: isDated ? "{{year}}-{{month}}-{{day}}-{{slug}}" : "{{slug}}",
    path: "{{slug}}/index",
    preview_path: `{{locale}}${locate(place, [folder], config)}`,
    i18n: true,
    // Pictures lie beside their text.
    media_folder: "",
    public_folder: ".",
    fields: [...(title ? [title] : []), body, ...fields],
  };
}

/** Makes the configuration of Sveltia CMS from the schemas that check the content. */
export function createEditorConfig(config: ResolvedSite) {
  // Without a repository, in develop, authors open the folder on their computer.
  const editor: Partial<NonNullable<ResolvedSite["editor"]>> =
    config.editor ?? { backend: "github", repo: "local/site" };
  const { defaultLocale } = config.i18n;
  return {
    load_config_file: false,
    backend: {
      name: editor.backend,
      repo: editor.repo,
      branch: editor.branch,
      base_url: editor.authUrl,
      api_root: editor.apiUrl,
    },
    publish_mode: editor.review ? "editorial_workflow" : "simple",
    site_url: config.url,
    media_folder: "static/img",
    public_folder: "/img",
    // Pictures of other hosts.
    media_libraries: { stock_assets: { providers: [] } },
    i18n: {
      structure: "multiple_files",
      locales: listLocales(config.i18n),
      default_locale: defaultLocale,
      initial_locales: "all",
      omit_default_locale_from_file_path: true,
      omit_default_locale_from_preview_path: true,
    },
    slug: { encoding: "ascii", clean_accents: true },
    // Documentation is in folders as deep as its owner likes.
    collections: collections
      .filter(({ hasIndex }) => !hasIndex)
      .map((collection) => createEntryCollection(config, collection)),
  };
}

export type EditorConfig = ReturnType<typeof createEditorConfig>;
