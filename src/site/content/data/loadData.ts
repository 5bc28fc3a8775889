import type { ResolvedSite } from "../../../config/types";
import { isError } from "../../diagnostics/diagnostic";
import type { Diagnostic } from "../../diagnostics/diagnostic";
import { nodeId } from "../entry";
import { loadAuthors } from "./authors";
import type { Author } from "./authors";
import { loadCv } from "./cv";
import type { Cv } from "./cv";
import { loadSeries } from "./series";
import type { Series } from "./series";
import { loadTags } from "./tags";
import type { Tag } from "./tags";

/** An item of a data file in one locale, with the id of its node. */
export type DataItem<T> = T & {
  id: string;
  nodeType: string;
  /** The path of its file from the project's root; null for an item that only entries refer to. */
  sourcePath: string | null;
};

export type SiteData = {
  authors: DataItem<Author>[];
  tags: DataItem<Tag>[];
  series: DataItem<Series>[];
  /** One per locale; empty if the site has no such file. */
  cv: DataItem<Cv>[];
  /** Prefixes of addresses whose pages may be missing, because their data file has errors. */
  incomplete: string[];
  diagnostics: Diagnostic[];
};

type Loaded<T> = { file: string; isThere: boolean; items: readonly T[] };

/** Loads the data that posts share (authors, tags, series) and the CV. */
export function loadData(
  root: string,
  config: ResolvedSite,
  posts: Parameters<typeof loadTags>[2] &
    Parameters<typeof loadAuthors>[2] &
    Parameters<typeof loadSeries>[2],
): SiteData {
  const identify = <T extends { key: string; locale: string }>(
    nodeType: string,
    { file, isThere, items }: Loaded<T>,
  ) =>
    items.map((item): DataItem<T> => {
      const id = nodeId(nodeType, item.key, item.locale);
      const sourcePath = isThere ? file : null;
      return { ...item, id, nodeType, sourcePath };
    });
  const { i18n } = config;
  const authors = loadAuthors(root, i18n, posts);
  const tags = loadTags(root, i18n, posts);
  const series = loadSeries(root, i18n, posts);
  const cv = loadCv(root, config);
  const pages = [
    { path: "/blog/authors", data: authors },
    { path: "/blog/tags", data: tags },
    { path: "/cv", data: cv },
  ];
  return {
    authors: identify("Author", authors),
    tags: identify("Tag", tags),
    series: identify("Series", series),
    cv: identify("Cv", cv),
    incomplete: pages
      .filter(({ data: { file, diagnostics } }) =>
        diagnostics.some(
          (diagnostic) => isError(diagnostic) && diagnostic.file === file,
        ),
      )
      .map(({ path }) => path),
    diagnostics: [authors, tags, series, cv].flatMap(
      (data) => data.diagnostics,
    ),
  };
}
