/**
 * The path of one page of a list; the first has no number.
 * @example pagePath("/de/blog", 2) -> "/de/blog/page/2"
 */
export function pagePath(basePath: string, pageNumber: number): string {
  return pageNumber === 1 ? basePath : `${basePath}/page/${pageNumber}`;
}
