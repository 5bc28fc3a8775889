import { siteConfig } from "../../config/resolved";
import { defineCollection } from "./collection";
import { createPostFields, postFieldDefs, postSchema } from "./postFields";

export const blog = defineCollection({
  name: "post",
  folder: "blog",
  nodeType: "BlogPost",
  description:
    "A blog post in one locale: content/blog/<folder>/<locale>.mdx, or the fallback for a missing translation.",
  schema: postSchema,
  showsFallbacks: siteConfig.untranslated.posts === "show",
  createFields: createPostFields,
  typeDefs: { fields: postFieldDefs },
  locate: ({ slug }) => ({ path: `/blog/${slug}` }),
  template: {
    file: ({ date, slug, locale }) =>
      `blog/${date.slice(0, 10)}-${slug}/${locale}.mdx`,
    fields: ({ date, authors, tags, draft }) => ({
      // The folder's name has the day.
      date: date.length > 10 && date,
      authors,
      tags,
      draft,
    }),
    body: "{/* Lists show what stands above the next line. */}\n\n{/* truncate */}",
    isPublication: true,
  },
});
