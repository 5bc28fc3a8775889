import type { ProfilePage } from "schema-dts";
import { absoluteUrl } from "../../config/resolved";
import { languageTag } from "../../config/locales";
import type { Subject } from "../subject";

/** What names an author wherever they are mentioned. */
export const personId = (path: string) => `${absoluteUrl(path)}#person`;

/**
 * An author's page.
 * @param postCount posts that lists show of the author
 */
export const authorSubject = (
  author: Queries.AuthorSubjectFragment,
  postCount: number,
): Subject => ({
  describe: ({ locale }, { path }) => [
    describeAuthor(author, postCount, locale, path),
  ],
});

function describeAuthor(
  author: Queries.AuthorSubjectFragment,
  postCount: number,
  locale: string,
  path: string,
): ProfilePage {
  const { name, title, bio, url, socials, image } = author;
  const portrait = image?.file?.publicURL;
  return {
    "@type": "ProfilePage",
    "@id": absoluteUrl(path),
    url: absoluteUrl(path),
    inLanguage: languageTag(locale),
    mainEntity: {
      "@type": "Person",
      "@id": personId(path),
      name,
      url: absoluteUrl(path),
      jobTitle: title ?? undefined,
      description: bio ?? undefined,
      image: portrait ? absoluteUrl(portrait) : undefined,
      sameAs: [...(url ? [url] : []), ...socials.map((social) => social.url)],
      agentInteractionStatistic: {
        "@type": "InteractionCounter",
        interactionType: { "@type": "WriteAction" },
        userInteractionCount: postCount,
      },
    },
  };
}
