import { homeLinks } from "../links/homeLinks";
import { projectPath, readContent } from "./readContent";
import type { ContentFile } from "./readContent";
import { pageSchema } from "./schema/pageSchema";
import { coverOf, isError, textFields } from "./textFields";
import type { Draft, Fields, Place } from "./textFields";

/** Reads a page, the home page's sections included. */
export async function readPage(file: ContentFile, place: Place<"page">) {
  const result = await readContent(pageSchema, file);
  const { frontMatter, compiled, title, lineOf, problems } = result;
  if (frontMatter && place.name === "home" && !frontMatter.home) {
    problems.push({
      severity: "error",
      file: projectPath(file.root, file.absolutePath),
      line: 1,
      field: "home",
      message: 'The home page has no "home" section.',
      allowed: "headline, lead, primaryAction, services, work, contact, …",
      fix: "Add it; content/pages/home in the example shows every field.",
    });
  }
  if (!frontMatter || !compiled || title === null || problems.some(isError)) {
    return { fields: null, problems, mentions: result.mentions() };
  }
  const fields = {
    ...textFields(file, compiled, title, frontMatter),
    cover: coverOf(file, frontMatter, lineOf),
    links: [...homeLinks(frontMatter.home, lineOf), ...compiled.links],
    name: place.name,
    home: frontMatter.home ?? null,
  };
  return { fields, problems, mentions: null } satisfies Draft<typeof fields>;
}

export type PageFields = Fields<typeof readPage>;
