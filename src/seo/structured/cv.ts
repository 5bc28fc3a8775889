import type { ProfilePage } from "schema-dts";
import { absoluteUrl } from "../../config/resolved";
import { languageTag } from "../../config/locales";
import { describeContact, describeOwnerBriefly } from "./site";

/** Describes the page of the CV: the owner with skills and education. */
export function describeCv(
  cv: Queries.CvSubjectFragment,
  locale: string,
  path: string,
): ProfilePage {
  const { basics, contact, education, skills, languages, certificates } = cv;
  return {
    "@type": "ProfilePage",
    "@id": absoluteUrl(path),
    url: absoluteUrl(path),
    inLanguage: languageTag(locale),
    mainEntity: {
      ...describeOwnerBriefly(locale),
      ...describeContact(contact),
      jobTitle: basics.label,
      description: basics.summary ?? undefined,
      alumniOf: education.map(({ institution }) => ({
        "@type": "EducationalOrganization",
        name: institution,
      })),
      knowsAbout: skills.flatMap(({ keywords }) => keywords),
      knowsLanguage: languages.map(({ language }) => language),
      hasCredential: certificates.map(({ name }) => ({
        "@type": "EducationalOccupationalCredential",
        name,
      })),
    },
  };
}
