import rss from "@astrojs/rss";
import type { APIContext } from "astro";
import type { Locale } from "./locales";
import { getPosts, pathOf } from "./posts";

/** The feed of a locale's twenty newest posts. */
export async function renderFeed(context: APIContext, locale: Locale) {
  const posts = await getPosts(locale);
  return rss({
    title: "Alex Example",
    description: "Freelancer",
    site: context.site ?? "https://www.example.com",
    items: posts.slice(0, 20).map((post) => ({
      title: post.data.title,
      description: post.data.description,
      pubDate: post.data.date,
      link: pathOf(post, locale),
    })),
  });
}
