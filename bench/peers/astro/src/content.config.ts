import { defineCollection, z } from "astro:content";
import { glob } from "astro/loaders";

/** Posts lie in src/content/blog/<locale>/<date>-<slug>.mdx. */
const blog = defineCollection({
  loader: glob({ pattern: "**/*.mdx", base: "./src/content/blog" }),
  schema: z.object({
    title: z.string(),
    description: z.string(),
    date: z.coerce.date(),
    authors: z.array(z.string()),
  }),
});

export const collections = { blog };
