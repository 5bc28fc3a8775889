import type { ContentProblem } from "./problem";
import { isSlug, proposeSlug, slugRule } from "./slug";

/**
 * A slug that a name gives, where the name may hold what an address can't.
 * @param start a slash where slugs without one are read from the file's folder
 */
export function unfitSlug(
  slug: string,
  file: string,
  line: number,
  start: "" | "/" = "",
): ContentProblem[] {
  if (isSlug(slug)) return [];
  const proposal = proposeSlug(slug) || "my-post";
  return [
    {
      severity: "error",
      file,
      line,
      field: "slug",
      message: "The file's name can't stand in an address.",
      value: slug,
      allowed: slugRule,
      fix: `Rename the file or its folder, or add a line "slug: ${start}${proposal}".`,
    },
  ];
}

/** A post's slug that names the blog, which all of them are below. */
export function doubleBlog(
  slug: string | undefined,
  file: string,
  line: number,
): ContentProblem[] {
  if (!slug?.startsWith("blog/")) return [];
  return [
    {
      severity: "warning",
      file,
      line,
      field: "slug",
      message: `Posts stand below /blog, so this one's path is /blog/${slug}.`,
      value: slug,
      fix: `Write "slug: ${slug.slice("blog/".length)}".`,
    },
  ];
}
