import type { GeneratedPost, Locale } from "./types";

/** How one generator wants its posts: where they lie and what heads them. */
export interface Layout {
  pathOf: (post: GeneratedPost, locale: Locale) => string;
  frontMatterOf: (post: GeneratedPost) => Record<string, string>;
}

export const targets = ["site", "docusaurus", "astro"] as const;

export type Target = (typeof targets)[number];

export const layouts: Record<Target, Layout> = {
  site: {
    pathOf: ({ date, slug }, locale) =>
      `content/blog/${date}-${slug}/${locale}.mdx`,
    frontMatterOf: describe,
  },
  docusaurus: {
    pathOf: ({ date, slug }, locale) =>
      locale === "en"
        ? `blog/${date}-${slug}.mdx`
        : `i18n/${locale}/docusaurus-plugin-content-blog/${date}-${slug}.mdx`,
    // Without the slug Docusaurus would put the date into the address.
    frontMatterOf: (post) => ({ slug: post.slug, ...describe(post) }),
  },
  astro: {
    pathOf: ({ date, slug }, locale) =>
      `src/content/blog/${locale}/${date}-${slug}.mdx`,
    frontMatterOf: describe,
  },
};

function describe({ title, description, date }: GeneratedPost) {
  return { title, description, date };
}
