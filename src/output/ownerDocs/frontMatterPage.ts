import type { z } from "zod";
import type { I18n } from "../../config/i18n";
import { postSchema } from "../../site/collections/posts";
import { docSchema } from "../../site/collections/docs";
import { homeSchema } from "../../site/collections/homeFields";
import { pageSchema } from "../../site/collections/pages";
import { projectSchema } from "../../site/collections/projectFields";
import { createAuthorSchema } from "../../site/content/data/authorSchema";
import { createCvSchema } from "../../site/content/data/cv";
import { createSeriesSchema } from "../../site/content/data/series";
import { createTagSchema } from "../../site/content/data/tags";
import { listFields, toJsonSchema } from "../../site/collections/jsonSchema";
import type { JsonSchema } from "../../site/collections/jsonSchema";

const places = (area: string) =>
  `It is one file (\`content/${area}/name.mdx\`, \`name.de.mdx\`) or a folder (\`name/index.mdx\`, \`name/index.de.mdx\`, \`name/de.mdx\`); without a language in its name a file is in the default one. \`.md\` files are plain Markdown, with HTML but without components.`;

/**
 * Prints the reference of all content fields from their schemas.
 * @param i18n the languages of the site, in which texts of data files may be
 */
export const frontMatterPage = (
  i18n: I18n,
): string => `# Fields of posts, pages, projects, documentation, authors, tags, series and the CV

<!-- Written by \`npm run docs\` from the schemas in src/site/collections and src/site/content/data. Change it there. -->

A field that breaks one of these rules stops the build. The error names the file, the line, the value and what is allowed. Fields that are not listed here are yours; the build only objects to those that look like a typo.

Times are those of \`timeZone\` in [the site config](../src/config/site.ts), unless they end in \`Z\` or an offset such as \`+02:00\`. A post with a future date is published by the first build after that date; until then it is in no page, list, count, feed or sitemap. Drafts and scheduled posts are shown by \`npm run develop\` and \`npm run build:preview\`.

## Posts

Front matter of a post in \`content/blog\`. ${places("blog")} A date at the start of its name, such as \`2026-03-14-my-post\`, or in its folders, such as \`2026/03/14/my-post\`, is the post's date; the rest is its slug.

${fieldTable(postSchema)}

## Pages

Front matter of a page in \`content/pages\`. ${places("pages")}

${fieldTable(pageSchema)}

### The start page

What \`home\` holds in \`content/pages/home\`. The search shows the page by its \`title\`; tabs, search engines and previews by \`title_meta\`, or else by the site's title and tagline.

${fieldTable(homeSchema)}

## Projects

Front matter of a project in \`content/projects\`. ${places("projects")}

${fieldTable(projectSchema)}

## Documentation

Front matter of a page in \`content/docs\`, in \`content/docs-<id>\` for a collection beside it, or in \`content/docs@<version>\` for a version that was cut. ${places("docs")} Numbers before names, such as \`02-guide/01-setup.mdx\`, order the sidebar and are not part of the address; the rest is the page's id: \`guide/setup\`.

${fieldTable(docSchema)}

## Authors

One entry of \`content/authors.yaml\`. Posts refer to it by its key. A text is one string for all languages, or one for each.

${fieldTable(createAuthorSchema(i18n))}

## Tags

One entry of \`content/tags.yaml\`. Posts refer to it by its key; an entry may be empty.

${fieldTable(createTagSchema(i18n))}

## Series

One entry of \`content/series.yaml\`. Posts refer to it by its key; an entry may be empty, and the file may be missing.

${fieldTable(createSeriesSchema(i18n))}

## CV

The whole of \`content/cv.yaml\`, with the fields of [JSON Resume](https://jsonresume.org/schema); without the file, the site has no page \`/cv\`. Texts are given once for all languages, or once for each. [contact.md](contact.md#the-cv) has an example.

${fieldTable(createCvSchema(i18n))}
`;

const kinds: Record<string, string> = {
  array: "list",
  boolean: "true, false",
  integer: "number",
  number: "number",
  object: "map",
  string: "text",
};

const kindOf = ({ type, anyOf }: JsonSchema): string => {
  const names = type
    ? [type].flat().map((name) => kinds[name] ?? name)
    : (anyOf ?? []).map(kindOf);
  return [...new Set(names)].join(" or ");
};

/** Escapes borders of cells, and MDX. */
const cell = (text: string) => text.replace(/[|<{]/g, "\\$&");

/**
 * Prints a schema as a Markdown table with a row for each field: name, kind,
 * value, default. The default follows "; default: " in the description.
 */
function fieldTable(schema: z.ZodObject): string {
  const rows = listFields(toJsonSchema(schema)).map((field) => {
    const { name, description = "", isRequired } = field;
    const [allowed = "", stated = "none"] = description.split("; default: ");
    const fallback = isRequired ? "**required**" : stated;
    return [`\`${name}\``, kindOf(field), cell(allowed), fallback];
  });
  const head = [
    ["field", "kind", "value", "default"],
    Array<string>(4).fill("---"),
  ];
  return [...head, ...rows]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");
}
