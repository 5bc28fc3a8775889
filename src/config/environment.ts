/**
 * True in `gatsby develop` and preview builds (`npm run build:preview`), which
 * show and mark drafts and scheduled posts and keep search engines out.
 */
export const isPreview =
  process.env.GATSBY_SITE_PREVIEW === "true" ||
  process.env.NODE_ENV === "development";
