import type { CreativeWork } from "schema-dts";
import { absoluteUrl } from "../../config/resolved";
import { languageTag } from "../../config/locales";
import type { Subject } from "../subject";
import { ownerOf, siteOf } from "./site";
import { imageOf } from "./text";

/** A project, as the work of the site's owner. */
export const projectSubject = ({
  technologies,
}: Queries.ProjectSubjectFragment): Subject => ({
  describe: ({ locale, image }, facts): CreativeWork[] => [
    {
      "@type": "CreativeWork",
      "@id": `${absoluteUrl(facts.path)}#project`,
      name: facts.title,
      description: facts.description,
      url: absoluteUrl(facts.path),
      inLanguage: languageTag(locale),
      creator: ownerOf(locale),
      keywords: technologies.map(({ name }) => name),
      image: imageOf(image),
      isPartOf: siteOf(locale),
    },
  ],
});
