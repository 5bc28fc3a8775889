import type { BreadcrumbList, Graph, Thing } from "schema-dts";
import { absoluteUrl, siteConfig } from "../../../config/resolved";
import { localePath } from "../../../config/locales";
import { localize } from "../../../config/localize";
import { serializeForScript } from "../../../lib/escape";
import type { PageDescription, PageFacts } from "../pageFacts";
import {
  describeBlog,
  describeDoc,
  describePost,
  describeProject,
} from "./articles";
import { describeAuthor, describeCv } from "./profiles";
import { describeOwner } from "./site";

type Described = Pick<
  PageDescription,
  "locale" | "image" | "subject" | "sections"
>;

/** Creates the schema.org description of a page. */
export function createGraph(page: Described, facts: PageFacts): Thing[] {
  const breadcrumbs = createBreadcrumbs(page, facts);
  return [
    ...describeSubject(page, facts),
    ...(breadcrumbs ? [breadcrumbs] : []),
  ];
}

function describeSubject(
  { subject, locale, image }: Described,
  facts: PageFacts,
): Thing[] {
  switch (subject?.kind) {
    case "owner":
      return describeOwner(subject.page, locale, facts);
    case "blog":
      return [describeBlog(subject.posts, locale)];
    case "post":
      return [describePost(subject.post, locale, facts, image)];
    case "project":
      return [describeProject(subject.project, locale, facts, image)];
    case "doc":
      return [describeDoc(subject.doc, locale, facts)];
    case "author":
      return [describeAuthor(subject.author, locale, facts.path)];
    case "cv":
      return [describeCv(subject.cv, locale, facts.path)];
    case undefined:
      return [];
  }
}

/** Creates the breadcrumbs from the start page to this one; null on the start page. */
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

/** Serializes the things of a page into one script, without empty lists. */
export function writeGraph(things: readonly Thing[]): string {
  const graph: Graph = { "@context": "https://schema.org", "@graph": things };
  return serializeForScript(graph, (_key, value) =>
    Array.isArray(value) && value.length === 0 ? undefined : value,
  );
}
