import { defineCollection } from "./collection";
import { createPostFields, postNodeFields, postSchema } from "./postFields";

export const blog = defineCollection({
  name: "post",
  folder: "blog",
  nodeType: "BlogPost",
  description:
    "A blog post in one locale: content/blog/<folder>/<locale>.mdx, or the fallback for a missing translation.",
  schema: postSchema,
  createFields: createPostFields,
  nodeFields: postNodeFields,
  locate: ({ slug }) => `/blog/${slug}`,
  template: {
    file: ({ day, slug }) => `blog/${day}-${slug}/index`,
  },
});
