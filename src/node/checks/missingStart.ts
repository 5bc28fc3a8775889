import type { ContentProblem } from "../content/problem";

/** A site without a page at its root: nothing links there by a path that could be checked. */
export const missingStart = (
  routes: readonly { path: string }[],
  unread: readonly { file: string }[],
): ContentProblem[] =>
  routes.some(({ path }) => path === "/") ||
  unread.some(({ file }) => file.startsWith("content/pages/home"))
    ? []
    : [
        {
          severity: "warning",
          file: "content/pages/home",
          message:
            "There is no start page, so readers find nothing at the site's address.",
          fix: 'Write content/pages/home/index.mdx; its sections stand in the field "home" of its front matter.',
        },
      ];
