import { graphql, type PageProps } from "gatsby";
import { FallbackNotice } from "../reading/FallbackNotice";
import { LatestPosts } from "../blog/LatestPosts";
import { Contact } from "../home/Contact";
import { HomeHero } from "../home/HomeHero";
import { Process, Services, Voices, Work } from "../home/HomeSections";
import { useTextLanguage } from "../i18n/useLocale";
import type { RouteContext } from "../lib/routeContext";
import { FeaturedProjects } from "../projects/FeaturedProjects";
import { Proof } from "../projects/Proof";
import { Head } from "../seo/Head";
import { Cover } from "../reading/Cover";
import { Container } from "../ui/Container";

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
        title={page.titleMeta}
        description={page.description}
        lang={page.lang}
        subject={{ kind: "owner", page }}
      />
      {page.isFallback && (
        <Container>
          <FallbackNotice />
        </Container>
      )}
      <div {...language} data-pagefind-body="">
        <HomeHero
          home={page.home}
          availability={page.availability}
          portrait={<Cover cover={page.cover} dark={page.coverDark} isEager />}
        >
          <Proof projects={data.projects} />
        </HomeHero>
        {data.projects.length + page.home.work.items.length > 0 && (
          <Container>
            <Work home={page.home}>
              <FeaturedProjects projects={data.projects} />
            </Work>
          </Container>
        )}
        <Voices home={page.home} projects={data.projects} />
        <Container>
          <Services home={page.home} />
          <Process home={page.home} />
        </Container>
      </div>
      <LatestPosts posts={data.latest} />
      <div {...language} data-pagefind-body="">
        <Contact page={page} />
      </div>
    </>
  );
}

export const query = graphql`
  query HomeTemplate(
    $id: String!
    $featuredIds: [String!]!
    $recentIds: [String!]!
  ) {
    page(id: { eq: $id }) {
      cover {
        alt
        ...CoverFile
      }
      coverDark {
        ...CoverFile
      }
      titleMeta
      description
      lang
      isFallback
      availability
      home {
        work {
          items {
            title
          }
        }
        ...HomeHero
        ...HomeSections
      }
      ...Contact
      ...OwnerSubject
    }
    projects(ids: $featuredIds) {
      ...FeaturedProjects
      ...Proof
      ...VoiceProject
    }
    latest: blogPosts(ids: $recentIds) {
      ...LatestPosts
    }
  }
`;
