import type { ReactElement } from "react";
import { absoluteUrl } from "../config/absoluteUrl";
import { pagePath } from "../lib/pagePath";
import type { PageFacts } from "./pageFacts";

/** Where a page stands in a list of several pages. */
export type Paging = {
  /** From 1. */
  pageNumber?: number;
  pageCount?: number;
};

/** The pages before and after this one of a list. */
export function pagingTags(
  { pageNumber = 1, pageCount = 1 }: Paging,
  { path }: Pick<PageFacts, "path">,
): ReactElement[] {
  const first = path.replace(/\/page\/\d+$/, "");
  const at = (page: number) => absoluteUrl(pagePath(first, page));
  const tags = [];
  if (pageNumber > 1) {
    tags.push(<link key="prev" rel="prev" href={at(pageNumber - 1)} />);
  }
  if (pageNumber < pageCount) {
    tags.push(<link key="next" rel="next" href={at(pageNumber + 1)} />);
  }
  return tags;
}
