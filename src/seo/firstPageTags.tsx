import { cloneElement, type ReactElement } from "react";
import { absoluteUrl } from "../config/absoluteUrl";
import type { Alternate } from "../lib/routeContext";
import { languageTags } from "./languageTags";
import type { PageFacts } from "./pageFacts";
import { pagingTags, type Paging } from "./pagingTags";
import { socialTags } from "./socialTags";
import { graphOf, type Described } from "./structured/graphOf";
import { graphText } from "./structured/graphText";

/** What a page tells other sites beyond its title and description. */
export type Sharing = Described &
  Paging & {
    /** Locale of the text; the page's unless it stands in for a translation. */
    lang?: string;
    /** The page in every language, its own included. */
    alternates: readonly Alternate[];
    /** The page for unknown paths, which nobody shares. */
    isNotFound?: true;
  };

/** Marks tags that describe the page which a visit begins with; dropFirstPageTags.ts looks for it. */
const mark = { "data-first-page": "" };

/**
 * Tags for search engines and previews. These load every address as a document
 * and run no links, so the tags are in the document only, and go when a reader
 * goes on: nothing of them is in the browser's script.
 */
export function firstPageTags(page: Sharing, facts: PageFacts): ReactElement[] {
  if (page.isNotFound) return [];
  const tags = [
    ...socialTags(page, facts),
    ...(isListed(facts) ? listedTags(page, facts) : []),
  ];
  return tags.map((tag) => cloneElement(tag, mark));
}

/** Search engines list a page under its own address, unless another one is the original. */
const isListed = ({ canonical, path }: PageFacts) =>
  canonical !== undefined && canonical === absoluteUrl(path);

/** What only such pages say. */
function listedTags(page: Sharing, facts: PageFacts): ReactElement[] {
  const graph = graphOf(page, facts);
  const tags = [...languageTags(page), ...pagingTags(page, facts)];
  if (graph.length === 0) return tags;
  return [
    ...tags,
    <script key="graph" type="application/ld+json">
      {graphText(graph)}
    </script>,
  ];
}
