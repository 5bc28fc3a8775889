/**
 * True in `gatsby develop` and in a preview build (`npm run build:preview`):
 * drafts and scheduled posts are shown, marked, and search engines kept out.
 */
export const isPreview =
  process.env.GATSBY_SITE_PREVIEW === "true" ||
  process.env.NODE_ENV === "development";
