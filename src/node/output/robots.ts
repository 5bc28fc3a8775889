/**
 * What crawlers may read: everything, and the sitemap tells them what there
 * is; of a preview, nothing.
 */
export const robots = (sitemap: string, isPreview: boolean): string =>
  isPreview
    ? "User-agent: *\nDisallow: /\n"
    : `User-agent: *\nDisallow:\n\nSitemap: ${sitemap}\n`;
