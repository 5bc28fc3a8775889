import { graphql, type PageProps } from "gatsby";
import { FallbackNotice } from "../blog/FallbackNotice";
import { LatestPosts } from "../blog/LatestPosts";
import { Contact } from "../home/Contact";
import { HomeHero } from "../home/HomeHero";
import { HomeSections } from "../home/HomeSections";
import { useTextLanguage } from "../i18n/useLocale";
import type { RouteContext } from "../lib/routeContext";
import { Head } from "../seo/Head";
import { Sheet } from "../ui/Sheet";

type HomeProps = PageProps<Queries.HomeTemplateQuery, RouteContext>;

/** The start page. */
export default function Home({ data, pageContext }: HomeProps) {
  const { page } = data;
  const language = useTextLanguage()(page?.lang);
  if (!page?.home) return null;
  return (
    <>
      <Head
        {...pageContext}
        description={page.description}
        lang={page.lang}
        subject={{ kind: "owner", page }}
      />
      {page.isFallback && (
        <Sheet>
          <FallbackNotice />
        </Sheet>
      )}
      <div {...language} data-pagefind-body="">
        <HomeHero home={page.home} />
        <HomeSections home={page.home} />
      </div>
      <LatestPosts posts={data.latest} />
      <div {...language} data-pagefind-body="">
        <Contact page={page} />
      </div>
    </>
  );
}

export const query = graphql`
  query HomeTemplate($id: String!, $recentIds: [String!]!, $locale: String!) {
    page(id: { eq: $id }) {
      description
      lang
      isFallback
      home {
        ...HomeHero
        ...HomeSections
      }
      ...Contact
      ...OwnerSubject
    }
    latest: blogPosts(ids: $recentIds) {
      ...LatestPosts
    }
    locales: allLocale(
      filter: { language: { eq: $locale }, ns: { in: ["shell", "home"] } }
    ) {
      ...Strings
    }
  }
`;
