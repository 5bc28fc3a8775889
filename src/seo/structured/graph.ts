import type { BreadcrumbList, Graph, Thing } from "schema-dts";
import { absoluteUrl, siteConfig } from "../../config/resolved";
import { localePath } from "../../config/locales";
import { localize } from "../../config/localize";
import { inScript } from "../../lib/escape";
import type { PageDescription, PageFacts } from "../pageFacts";

type Described = Pick<
  PageDescription,
  "locale" | "image" | "subject" | "sections"
>;

/** Everything a page says in terms of schema.org. */
export function createGraph(page: Described, facts: PageFacts): Thing[] {
  const breadcrumbs = createBreadcrumbs(page, facts);
  return [
    ...(page.subject?.describe(page, facts) ?? []),
    ...(breadcrumbs ? [breadcrumbs] : []),
  ];
}

/** The way from the start page to this one; null on the start page itself. */
function createBreadcrumbs(
  { locale, sections = [] }: Described,
  { title, site, path }: PageFacts,
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

/** Writes a page's things as the text of one script, without empty lists. */
export function writeGraph(things: readonly Thing[]): string {
  const graph: Graph = { "@context": "https://schema.org", "@graph": things };
  return inScript(graph, (_key, value) =>
    Array.isArray(value) && value.length === 0 ? undefined : value,
  );
}
