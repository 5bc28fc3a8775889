import type { Diagnostic } from "../../diagnostics/diagnostic";
import { dataSeed } from "../entry";
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
  diagnostics: Diagnostic[];
};

/** Loads what entries share: authors, tags and series. */
export function loadData(
  root: string,
  entries: readonly Entry[],
  createId: (seed: string) => string,
): SiteData {
  const identify = <T extends { key: string; locale: string }>(
    nodeType: string,
    { file: sourcePath, items }: { file: string | null; items: readonly T[] },
  ) =>
    items.map((item): DataItem<T> => {
      const id = createId(dataSeed(nodeType, item.key, item.locale));
      return { ...item, id, nodeType, sourcePath };
    });
  const authors = loadAuthors(root, entries);
  const tags = loadTags(root, entries);
  const series = loadSeries(root, entries);
  return {
    authors: identify("Author", authors),
    tags: identify("Tag", tags),
    series: identify("Series", series),
    diagnostics: [authors, tags, series].flatMap((data) => data.diagnostics),
  };
}
