import { cloneElement, type ReactElement } from "react";
import { absoluteUrl } from "../../config/resolved";
import { firstPageMark } from "./firstPageMark";
import { createHreflangTags } from "./linkTags";
import type { PageFacts } from "./pageFacts";
import { getSiteImage } from "./siteImage";
import { createSocialTags } from "./socialTags";
import { createGraph, writeGraph } from "./structured/graph";

/**
 * Creates the tags for search engines and previews, which load every address as
 * a document and follow no links. They are therefore removed on navigation, and
 * their code stays out of the browser.
 */
export function createFirstPageTags(facts: PageFacts): ReactElement[] {
  if (facts.isNotFound) return [];
  const page = { ...facts, image: facts.image ?? getSiteImage(facts.lang) };
  const tags = createSocialTags(page);
  // Only a page that search engines list under its own address has more.
  if (page.canonical && page.canonical === absoluteUrl(page.path)) {
    tags.push(...createHreflangTags(page.alternates));
    const graph = createGraph(page);
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
