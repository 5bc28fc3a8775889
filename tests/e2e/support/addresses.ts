/** The data of a page: `dataOf("/about")`. */
export const dataOf = (path: string): RegExp =>
  new RegExp(`/page-data${path === "/" ? "/index" : path}/page-data\\.json`);

/** The script of a template: `scriptOf("page")`. */
export const scriptOf = (template: string): RegExp =>
  new RegExp(`/component---src-templates-${template}-tsx-[\\w-]+\\.js`);
