import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import {
  composePost,
  type GeneratedPost,
  type Locale,
  locales,
} from "./composePost";

/** How one generator wants its posts: where they lie and what heads them. */
interface Layout {
  pathOf: (post: GeneratedPost, locale: Locale) => string;
  frontMatterOf: (post: GeneratedPost) => Record<string, string>;
}

const layouts = {
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
} satisfies Record<string, Layout>;

/** A generator that posts are written for. */
export type Target = keyof typeof layouts;

interface Blog {
  target: Target;
  /** The site's folder. */
  folder: string;
  author?: string;
  /** Keys of known tags; a post takes two of them in turn. */
  tags?: readonly string[];
}

/** Writes posts in both locales, the first of them with this number, as their generator expects them. */
export function writePosts(blog: Blog, first: number, count: number): void {
  const { target, author = "alex", tags = [] } = blog;
  for (let number = first; number < first + count; number += 1) {
    for (const locale of locales) {
      const post = composePost(number, locale);
      const file = postFile(blog, number, locale);
      const fields = {
        ...layouts[target].frontMatterOf(post),
        authors: [author],
        ...(tags.length > 0 && { tags: pickTags(tags, number) }),
      };
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, print(fields, post.body));
    }
  }
}

/** Where a post's file lies. */
export function postFile(
  { target, folder }: Blog,
  number: number,
  locale: Locale,
): string {
  const post = composePost(number, locale);
  return path.join(folder, layouts[target].pathOf(post, locale));
}

function describe({ title, description, date }: GeneratedPost) {
  return { title, description, date };
}

function print(fields: Record<string, unknown>, body: string): string {
  // JSON is YAML too, and quotes what needs quoting. The date stays bare, for
  // that is how owners write it.
  const lines = Object.entries(fields).map(([key, value]) =>
    key === "date"
      ? `date: ${String(value)}`
      : `${key}: ${JSON.stringify(value)}`,
  );
  return ["---", ...lines, "---", "", body, ""].join("\n");
}

function pickTags(tags: readonly string[], number: number): string[] {
  const picked = [number, number * 7 + 3].map((n) => tags[n % tags.length]);
  return [...new Set(picked.filter((tag) => tag !== undefined))];
}
