import { removeLocale } from "../../config/i18n";
import type { ResolvedSite } from "../../config/types";

/** The pages that come with other content, and with which. */
const screens = new Map([
  ["/blog", "a post in content/blog"],
  ["/blog/archive", "a post in content/blog"],
  ["/blog/authors", 'a post with "authors"'],
  ["/blog/tags", 'a post with "tags"'],
  ["/cv", "content/cv.yaml"],
  ["/docs", "a page in content/docs"],
  ["/projects", "a project in content/projects"],
  ["/search", 'an item { type: "search" } in "navbar"'],
]);

/** Says what brings a page that the site lacks; undefined for a path that is none of these. */
export function describeScreen(
  { i18n }: Pick<ResolvedSite, "i18n">,
  path: string,
): string | undefined {
  const cause = screens.get(removeLocale(i18n, path).path);
  return cause && `This page comes with ${cause}.`;
}
