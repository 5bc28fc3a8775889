import type { Thing } from "schema-dts";
import type { PageFacts } from "../pageFacts";
import type { SharedImage } from "../siteImage";
import { siteImage } from "../siteImage";
import type { Crumb, Subject } from "../subject";
import { blogGraph } from "./blogGraph";
import { breadcrumbGraph } from "./breadcrumbGraph";
import { docGraph } from "./docGraph";
import { ownerGraph } from "./ownerGraph";
import { postGraph } from "./postGraph";
import { profileGraph } from "./profileGraph";

/** What a page tells machines about itself. */
export type Described = {
  locale: string;
  /** The picture that stands for the page. */
  image?: SharedImage | null;
  /** What the page is about; plain pages say no more than where they stand. */
  subject?: Subject;
  /** The pages between this one and the blog or the start page, such as the list of authors. */
  sections?: readonly Crumb[];
};

/** Everything a page says in terms of schema.org. */
export function graphOf(page: Described, facts: PageFacts): Thing[] {
  const way = breadcrumbGraph(facts, page.locale, page.sections);
  return [...thingsOf(page, facts), ...(way ? [way] : [])];
}

function thingsOf(
  { subject, locale, image }: Described,
  facts: PageFacts,
): Thing[] {
  switch (subject?.kind) {
    case "owner":
      return ownerGraph(subject.home, locale, facts);
    case "blog":
      return [blogGraph(subject.posts, locale)];
    case "post":
      return [
        postGraph(subject.post, locale, facts, image ?? siteImage(locale)),
      ];
    case "doc":
      return [docGraph(subject.doc, locale, facts)];
    case "author":
      return [profileGraph(subject.author, locale, facts.path)];
    case undefined:
      return [];
  }
}
