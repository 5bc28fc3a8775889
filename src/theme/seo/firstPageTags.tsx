import { cloneElement, type ReactElement } from "react";
import { absoluteUrl } from "../../config/resolved";
import { firstPageMark } from "./firstPageMark";
import { createHreflangTags, createPagingTags } from "./linkTags";
import type { PageDescription, PageFacts } from "./pageFacts";
import { getSiteImage } from "./siteImage";
import { createSocialTags } from "./socialTags";
import { createGraph, writeGraph } from "./structured/graph";

/**
 * Creates the tags for search engines and previews, which load every address as
 * a document and follow no links. They are therefore removed on navigation, and
 * their code stays out of the browser.
 */
export function createFirstPageTags(
  described: PageDescription,
  facts: PageFacts,
): ReactElement[] {
  if (described.isNotFound) return [];
  const { locale, lang = locale, image } = described;
  const page = { ...described, lang, image: image ?? getSiteImage(lang) };
  const tags = createSocialTags(page, facts);
  // Only a page that search engines list under its own address has more.
  if (facts.canonical && facts.canonical === absoluteUrl(facts.path)) {
    tags.push(
      ...createHreflangTags(page.alternates),
      ...createPagingTags(page, facts),
    );
    const graph = createGraph(page, facts);
    if (graph.length > 0) {
      tags.push(
        <script key="graph" type="application/ld+json">
          {writeGraph(graph)}
        </script>,
      );
    }
  }
  return tags.map((tag) => cloneElement(tag, firstPageMark));
}
