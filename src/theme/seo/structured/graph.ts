import type { BreadcrumbList, Graph, Thing } from "schema-dts";
import { absoluteUrl, siteConfig } from "../../../config/resolved";
import { localePath, localize } from "../../../config/locales";
import { serializeForScript } from "../../../lib/escape";
import type { PageFacts } from "../pageFacts";
import {
  describeBlog,
  describeDoc,
  describePost,
  describeProject,
} from "./articles";
import { describeAuthor, describeCv } from "./profiles";
import { describeOwner } from "./describeSite";

/** Creates the schema.org description of a page. */
export const createGraph = (page: PageFacts): Thing[] => [
  ...describeSubject(page),
  ...createBreadcrumbs(page),
];

function describeSubject(page: PageFacts): Thing[] {
  const { subject } = page;
  switch (subject?.kind) {
    case "owner":
      return describeOwner(subject.page, page);
    case "blog":
      return [describeBlog(subject.posts, page)];
    case "post":
      return [describePost(subject.post, page)];
    case "project":
      return [describeProject(subject.project, page)];
    case "doc":
      return [describeDoc(subject.doc, page)];
    case "author":
      return [describeAuthor(subject.author, page)];
    case "cv":
      return [describeCv(subject.cv, page)];
    case undefined:
      return [];
  }
}

/** Creates the breadcrumbs from the start page to this one; none on the start page. */
function createBreadcrumbs(page: PageFacts): BreadcrumbList[] {
  const { locale, sections = [], title, site, path } = page;
  const home = localePath(locale, "/");
  if (path === home) return [];
  const blog = localePath(locale, "/blog");
  const above = [{ name: site, path: home }];
  if (path.startsWith(`${blog}/`)) {
    above.push({ name: localize(siteConfig.blog.title, locale), path: blog });
  }
  const crumbs = [...above, ...sections, { name: title, path }];
  return [
    {
      "@type": "BreadcrumbList",
      itemListElement: crumbs.map((crumb, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: crumb.name,
        item: absoluteUrl(crumb.path),
      })),
    },
  ];
}

/** Matches what isolates texts of the other direction, which is for those who read them. */
const isolates = /[\u2066-\u2069]/g;

/** Serializes the things of a page into one script, without empty lists. */
export function writeGraph(things: readonly Thing[]): string {
  const graph: Graph = { "@context": "https://schema.org", "@graph": things };
  return serializeForScript(graph, (_key, value) => {
    if (typeof value === "string") return value.replace(isolates, "");
    return Array.isArray(value) && value.length === 0 ? undefined : value;
  });
}
