import { graphql, type PageProps } from "gatsby";
import { PostMarks } from "../blog/PostMarks";
import { dirOf } from "../config/dirOf";
import { Contact } from "../home/Contact";
import { HomeHero } from "../home/HomeHero";
import { LatestPosts } from "../home/LatestPosts";
import { Process } from "../home/Process";
import { ServiceList } from "../home/ServiceList";
import { Voices } from "../home/Voices";
import { WorkList } from "../home/WorkList";
import type { RouteContext } from "../lib/routeContext";
import { Head } from "../seo/Head";

type HomeProps = PageProps<Queries.HomeTemplateQuery, RouteContext>;

/** The start page. */
export default function Home({ data, pageContext }: HomeProps) {
  const { page } = data;
  if (!page?.home) return null;
  return (
    <>
      <Head
        {...pageContext}
        description={page.description}
        subject={{ kind: "owner", home: page.home }}
      />
      <div lang={page.lang} dir={dirOf(page.lang)}>
        <HomeHero home={page.home} />
        <ServiceList home={page.home} />
        <WorkList home={page.home} />
        <Voices home={page.home} />
        <Process home={page.home} />
      </div>
      <LatestPosts
        posts={data.latest}
        renderMarks={(post) => <PostMarks post={post} />}
      />
      <div lang={page.lang} dir={dirOf(page.lang)}>
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
