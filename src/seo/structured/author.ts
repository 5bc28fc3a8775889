import type { ProfilePage } from "schema-dts";
import { absoluteUrl, stripBaseUrl } from "../../config/resolved";
import { languageTag } from "../../config/locales";
import type { AuthorSubject } from "../subject";

/** Returns the id of an author, for references. */
export const getPersonId = (path: string) => `${absoluteUrl(path)}#person`;

export function describeAuthor(
  author: AuthorSubject,
  locale: string,
  path: string,
): ProfilePage {
  const { name, title, bio, url, socials, image, postCount } = author;
  const portrait = image?.file?.publicURL;
  return {
    "@type": "ProfilePage",
    "@id": absoluteUrl(path),
    url: absoluteUrl(path),
    inLanguage: languageTag(locale),
    mainEntity: {
      "@type": "Person",
      "@id": getPersonId(path),
      name,
      url: absoluteUrl(path),
      jobTitle: title ?? undefined,
      description: bio ?? undefined,
      image: portrait ? absoluteUrl(stripBaseUrl(portrait)) : undefined,
      sameAs: [...(url ? [url] : []), ...socials.map((social) => social.url)],
      agentInteractionStatistic: {
        "@type": "InteractionCounter",
        interactionType: { "@type": "WriteAction" },
        userInteractionCount: postCount,
      },
    },
  };
}
