import { graphql, type PageProps } from "gatsby";
import { LanguageChoice } from "../blog/LanguageChoice";
import { NothingOwn } from "../blog/NothingOwn";
import { PostMarks } from "../blog/PostMarks";
import { FallbackNotice } from "../blog/FallbackNotice";
import { Contact } from "../home/Contact";
import { HomeHero } from "../home/HomeHero";
import { LatestPosts } from "../home/LatestPosts";
import { Process } from "../home/Process";
import { ServiceList } from "../home/ServiceList";
import { Voices } from "../home/Voices";
import { WorkList } from "../home/WorkList";
import { useTextLanguage } from "../i18n/useTextLanguage";
import type { RouteContext } from "../lib/routeContext";
import { Head } from "../seo/Head";
import { Sheet } from "../ui/Sheet";
import { originalPath } from "./originalPath";

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
        subject={{ kind: "owner", home: page.home }}
      />
      {page.isFallback && (
        <Sheet>
          <FallbackNotice
            lang={page.lang}
            originalPath={originalPath(pageContext)}
          />
        </Sheet>
      )}
      <div {...language} data-pagefind-body="">
        <HomeHero home={page.home} />
        <ServiceList home={page.home} />
        <WorkList home={page.home} />
        <Voices home={page.home} />
        <Process home={page.home} />
      </div>
      <LatestPosts
        posts={data.latest}
        renderMarks={(post) => <PostMarks post={post} />}
        filter={<LanguageChoice />}
        nothingOwn={<NothingOwn posts={data.latest} />}
      />
      <div {...language} data-pagefind-body="">
        <Contact home={page.home} />
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
        ...ServiceList
        ...WorkList
        ...Voices
        ...Process
        ...Contact
        ...OwnerSubject
      }
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
