import type { BreadcrumbList } from "schema-dts";
import { absoluteUrl } from "../../config/absoluteUrl";
import { localePath } from "../../config/locales";
import { localize } from "../../config/localize";
import { siteConfig } from "../../config/resolved";
import type { PageFacts } from "../pageFacts";
import type { Crumb } from "../subject";

/** The way from the start page to this one; null on the start page itself. */
export function breadcrumbGraph(
  { title, site, path }: Pick<PageFacts, "title" | "site" | "path">,
  locale: string,
  sections: readonly Crumb[] = [],
): BreadcrumbList | null {
  const home = localePath(locale, "/");
  if (path === home) return null;
  const blog = localePath(locale, "/blog");
  const above = [{ name: site, path: home }];
  if (path.startsWith(`${blog}/`)) {
    above.push({ name: localize(siteConfig.blog.title, locale), path: blog });
  }
  return {
    "@type": "BreadcrumbList",
    itemListElement: [...above, ...sections, { name: title, path }].map(
      (crumb, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: crumb.name,
        item: absoluteUrl(crumb.path),
      }),
    ),
  };
}
