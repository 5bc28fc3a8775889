import { siteConfig } from "../../config/resolved";
import { collectionsOf } from "../docsSection/collectionsOf";
import { screenRoutes } from "../routes/screenRoutes";
import { slugOf } from "./listTexts";
import type { KnownText } from "./listTexts";

const noPosts = {
  posts: [],
  authors: [],
  tags: [],
  postsPerPage: "all",
  sidebarCount: 0,
} as const;

/** Paths that are taken, with what has them; of documentation only where it begins. */
export function takenPaths(
  texts: readonly KnownText[],
): ReadonlyMap<string, string> {
  const areas = texts.flatMap(({ place }) =>
    place.kind === "doc" ? place.area : [],
  );
  const docs = collectionsOf(areas, siteConfig.docs);
  return new Map([
    ...texts.flatMap((text) => {
      const path = addressOf(text);
      const file = `content/${text.file.relativePath}`;
      return path === null ? [] : [[path, file] as const];
    }),
    ...docs.flatMap(({ versions }) =>
      versions.map(({ path, area }) => [path, `content/${area}`] as const),
    ),
    ...[...screenRoutes(noPosts)].map(
      ({ path, source }) => [path, source] as const,
    ),
  ]);
}

function addressOf(text: KnownText): string | null {
  const { place } = text;
  if (place.kind === "doc") return null;
  return place.kind === "page" ? `/${place.name}` : `/blog/${slugOf(text)}`;
}
