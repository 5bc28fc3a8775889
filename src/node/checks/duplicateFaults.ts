import { contentPlace } from "../content/contentPlace";
import type { FileLookup } from "./createFileLookup";
import { formsOf } from "./createFileLookup";
import type { Fault } from "./fault";

type Duplicate = { path: string; first: string; second: string };
type Planned = { path: string; source: string };

/** What is left of two pages on one path, and of a page and a file of the owner's own. */
export function duplicateFaults(
  duplicates: readonly Duplicate[],
  routes: readonly Planned[],
  files: Pick<FileLookup, "has">,
): Fault[] {
  return [
    ...duplicates.map(({ path, first, second }) => ({
      ...clash(path, [first, second]),
      message: "Two pages claim this path; the first one is shown.",
      fix: adviceFor(isHome(second) ? first : second),
    })),
    ...routes.flatMap(({ path, source }) => {
      const file = formsOf(path === "/" ? "" : path)
        .filter((form) => form !== "" && form !== path)
        .map((form) => `static${form}`)
        .find((form) => files.has(`/${form}`));
      if (file === undefined) return [];
      return {
        ...clash(path, [source, file]),
        message:
          "A page and a file of static/ claim this path; which one is shown hangs on the host.",
        fix: "Rename the file, or take it away.",
      };
    }),
  ];
}

/** The start page's folder has the one name that it is known by. */
const isHome = (source: string) => /^content\/pages\/home[/.]/.test(source);

/** Pages have no slug: their place in content/pages/ is their path. */
function adviceFor(source: string): string {
  const place = contentPlace(source.replace(/^content\//, ""));
  if (place.kind !== "page") return 'Give the other one a "slug" of its own.';
  const folder = `content/${place.folder}`;
  return source.startsWith(`${folder}/`)
    ? `Rename the folder ${folder}: it is what the page's path is made of.`
    : `Rename ${source}: its name is what the page's path is made of.`;
}

const clash = (target: string, files: readonly string[]) => ({
  check: "duplicateRoutes" as const,
  target,
  places: files.map((file) => ({ file })),
  pages: [],
});
