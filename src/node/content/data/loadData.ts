import type { Diagnostic } from "../../diagnostics/diagnostic";
import type { Entry } from "../entry";
import { loadAuthors } from "./authors";
import type { Author } from "./authors";
import { loadSeries } from "./series";
import type { Series } from "./series";
import { loadTags } from "./tags";
import type { Tag } from "./tags";

/** An item of a data file in one locale, and the id of its node. */
export type DataItem<T> = T & {
  id: string;
  nodeType: string;
  /** The file it is in, from the project's root; null for one that only entries name. */
  sourcePath: string | null;
};

export type SiteData = {
  authors: DataItem<Author>[];
  tags: DataItem<Tag>[];
  series: DataItem<Series>[];
  /** Keys in content/authors.yaml. */
  authorKeys: string[];
  diagnostics: Diagnostic[];
};

/** Loads what entries share: authors, tags and series. */
export function loadData(
  root: string,
  entries: readonly Entry[],
  createId: (seed: string) => string,
): SiteData {
  const authors = loadAuthors(root);
  const tags = loadTags(root, entries);
  const series = loadSeries(root, entries);
  const identify = <T extends { key: string; locale: string }>(
    nodeType: string,
    items: readonly T[],
    sourcePath: string | null,
  ) =>
    items.map((item): DataItem<T> => {
      const id = createId(`${nodeType} ${item.key} ${item.locale}`);
      return { ...item, id, nodeType, sourcePath };
    });
  return {
    authors: identify("Author", authors.authors, authors.file),
    tags: identify("Tag", tags.tags, tags.file),
    series: identify("Series", series.series, series.file),
    authorKeys: authors.keys,
    diagnostics: [
      ...authors.diagnostics,
      ...tags.diagnostics,
      ...series.diagnostics,
    ],
  };
}
