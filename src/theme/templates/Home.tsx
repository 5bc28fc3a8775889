import { graphql, type PageProps } from "gatsby";
import { Contact } from "part/Contact";
import { HomeHero } from "part/HomeHero";
import { LatestPosts } from "part/LatestPosts";
import { Process } from "part/Process";
import { ProjectGrid } from "part/ProjectGrid";
import { Services } from "part/Services";
import { Voices } from "part/Voices";
import { Work } from "part/Work";
import { TranslationNotice, useOriginal } from "../reading/TranslationNotice";
import { useLocale } from "../i18n/useLocale";
import { siteConfig } from "../../config/resolved";
import type { RouteContext } from "../../lib/routeContext";
import { FeaturedProjects } from "../projects/FeaturedProjects";
import { Proof } from "../projects/Proof";
import { Head } from "../seo/Head";
import { OwnerCard } from "../seo/Microformats";
import { Cover } from "../reading/Cover";
import { Container } from "../ui/Container";

/** The width of a portrait in HomeHero.module.css. */
const portraitSizes = "clamp(min(12rem, 60vw), 24.5vw, 22rem)";

type HomeProps = PageProps<Queries.HomeTemplateQuery, RouteContext>;

export default function Home({ data, pageContext }: HomeProps) {
  const { page } = data;
  const language = useLocale().languageOf(page?.lang);
  const original = useOriginal();
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
      <OwnerCard />
      {original && (
        <Container>
          <TranslationNotice />
        </Container>
      )}
      <div {...language} data-pagefind-body="">
        <HomeHero
          home={page.home}
          availability={page.availability}
          portrait={
            <Cover
              cover={page.cover}
              dark={page.coverDark}
              sizes={page.home.picture === "wide" ? "100vw" : portraitSizes}
              isEager
            />
          }
        >
          <Proof projects={data.projects} />
        </HomeHero>
      </div>
      {page.sections?.map((name) =>
        name === "latest" ? (
          <LatestPosts key={name} posts={data.latest} />
        ) : (
          <div key={name} {...language} data-pagefind-body="">
            <HomeSection name={name} data={data} />
          </div>
        ),
      )}
    </>
  );
}

/** A section by its name in the front matter. */
function HomeSection({
  name,
  data,
}: {
  name: string;
  data: HomeProps["data"];
}) {
  const { page, projects } = data;
  if (!page?.home) return null;
  switch (name) {
    case "work":
      return (
        <Work home={page.home} projects={projects}>
          {siteConfig.projects.layout === "grid" ? (
            <ProjectGrid projects={projects} heading="h3" />
          ) : (
            <FeaturedProjects projects={projects} />
          )}
        </Work>
      );
    case "voices":
      return <Voices home={page.home} projects={projects} />;
    case "services":
      return <Services home={page.home} />;
    case "process":
      return <Process home={page.home} />;
    default:
      return <Contact page={page} />;
  }
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
      availability
      sections
      home {
        ...HomeHero
        ...Items
        ...Voices
        ...Work
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
