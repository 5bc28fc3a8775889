import { cloneElement, type ReactElement } from "react";
import { absoluteUrl } from "../config/resolved";
import { firstPageMark } from "./firstPageMark";
import { createHreflangTags, pagingTags } from "./linkTags";
import type { PageDescription, PageFacts } from "./pageFacts";
import { siteImage } from "./siteImage";
import { socialTags } from "./socialTags";
import { createGraph, writeGraph } from "./structured/graph";

/**
 * Tags for search engines and previews. These load every address as a document
 * and run no links, so the tags are in the document only, and go when a reader
 * goes on: nothing of them is in the browser's script.
 */
export function firstPageTags(
  described: PageDescription,
  facts: PageFacts,
): ReactElement[] {
  if (described.isNotFound) return [];
  const { locale, lang = locale, image } = described;
  const page = { ...described, lang, image: image ?? siteImage(lang) };
  const tags = [
    ...socialTags(page, facts),
    ...(isListed(facts) ? listedTags(page, facts) : []),
  ];
  return tags.map((tag) => cloneElement(tag, firstPageMark));
}

/** Search engines list a page under its own address, unless another one is the original. */
const isListed = ({ canonical, path }: PageFacts) =>
  canonical !== undefined && canonical === absoluteUrl(path);

/** What only such pages say. */
function listedTags(page: PageDescription, facts: PageFacts): ReactElement[] {
  const graph = createGraph(page, facts);
  const tags = [
    ...createHreflangTags(page.alternates),
    ...pagingTags(page, facts),
  ];
  if (graph.length === 0) return tags;
  return [
    ...tags,
    <script key="graph" type="application/ld+json">
      {writeGraph(graph)}
    </script>,
  ];
}
