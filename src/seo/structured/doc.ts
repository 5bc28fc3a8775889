import type { TechArticle } from "schema-dts";
import { absoluteUrl } from "../../config/resolved";
import type { Subject } from "../subject";
import { siteOf } from "./site";
import { describeText } from "./text";

/** A page of documentation. */
export const docSubject = (doc: Queries.DocSubjectFragment): Subject => ({
  article: doc,
  describe: ({ locale }, facts): TechArticle[] => [
    {
      "@type": "TechArticle",
      "@id": `${absoluteUrl(facts.path)}#doc`,
      ...describeText(doc, locale, facts),
      isPartOf: siteOf(locale),
    },
  ],
});
