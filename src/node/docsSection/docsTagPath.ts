/** Where the page of a tag is among the docs that begin at a path, both without locale. */
export const docsTagPath = (basePath: string, permalink: string) =>
  `${basePath}/tags/${permalink}`;
