import type { GetStaticPathsOptions } from "astro";
import type { Locale } from "./locales";
import { getPosts, slugOf } from "./posts";

/** One path per post, with its neighbours. */
export async function postPaths(locale: Locale) {
  const posts = await getPosts(locale);
  return posts.map((post, index) => ({
    params: { slug: slugOf(post) },
    props: { post, newer: posts[index - 1], older: posts[index + 1] },
  }));
}

/** /blog, /blog/page/2 and so on, ten posts each. */
export async function listPaths(
  locale: Locale,
  paginate: GetStaticPathsOptions["paginate"],
) {
  const pages = paginate(await getPosts(locale), { pageSize: 10 });
  return pages.map((path) => ({
    ...path,
    params: { page: path.params.page && `page/${path.params.page}` },
  }));
}
