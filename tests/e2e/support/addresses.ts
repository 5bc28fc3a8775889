/** The data of a page: `dataOf("/about")`. */
export const dataOf = (path: string): RegExp =>
  new RegExp(`/page-data${path === "/" ? "/index" : path}/page-data\\.json`);
