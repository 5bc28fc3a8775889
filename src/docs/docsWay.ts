import type { DocsContext, DocsCrumb } from "../lib/docsContext";

/**
 * What leads to a page of documentation, from the start of the docs on; nothing
 * where it is that start itself.
 * @param title what the docs are called where the owner does not say
 */
export const docsWay = (
  { start, crumbs }: Pick<DocsContext, "start" | "crumbs">,
  title: string,
  path: string,
): DocsCrumb[] =>
  start.path === path
    ? []
    : [{ label: start.label ?? title, path: start.path }, ...crumbs];

/** The same for search engines, which want pages only. */
export const pagesOf = (way: readonly DocsCrumb[]) =>
  way.flatMap(({ label, path }) =>
    path === null ? [] : { name: label, path },
  );
