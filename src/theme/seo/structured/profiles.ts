import type { Person, ProfilePage } from "schema-dts";
import { absoluteUrl, stripBaseUrl } from "../../../config/resolved";
import { languageTag } from "../../../config/locales";
import type { PageFacts } from "../pageFacts";
import type { AuthorSubject } from "../subject";
import { describeContact, describeOwnerBriefly } from "./describeSite";

const describeProfile = ({ path, locale }: PageFacts, mainEntity: Person) =>
  ({
    "@type": "ProfilePage",
    "@id": absoluteUrl(path),
    url: absoluteUrl(path),
    inLanguage: languageTag(locale),
    mainEntity,
  }) satisfies ProfilePage;

/** Returns the id of an author, for references. */
export const getPersonId = (path: string) => `${absoluteUrl(path)}#person`;

/** Describes the page of an author. */
export function describeAuthor(
  author: AuthorSubject,
  page: PageFacts,
): ProfilePage {
  const { name, title, bio, url, socials, image, postCount } = author;
  const portrait = image?.file?.childImageSharp?.portrait.images.fallback?.src;
  return describeProfile(page, {
    "@type": "Person",
    "@id": getPersonId(page.path),
    name,
    url: absoluteUrl(page.path),
    jobTitle: title ?? undefined,
    description: bio ?? undefined,
    image: portrait ? absoluteUrl(stripBaseUrl(portrait)) : undefined,
    sameAs: [...(url ? [url] : []), ...socials.map((social) => social.url)],
    agentInteractionStatistic: {
      "@type": "InteractionCounter",
      interactionType: { "@type": "WriteAction" },
      userInteractionCount: postCount,
    },
  });
}

/** Describes the page of the CV: the owner with skills and education. */
export function describeCv(
  cv: Queries.CvSubjectFragment,
  page: PageFacts,
): ProfilePage {
  const { basics, contact, education, skills, languages, certificates } = cv;
  return describeProfile(page, {
    ...describeOwnerBriefly(page.locale),
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
  });
}
