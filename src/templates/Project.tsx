import { graphql, type PageProps } from "gatsby";
import { FallbackNotice } from "../blog/FallbackNotice";
import { PostLink, PostMarks } from "../blog/PostLink";
import { localize } from "../config/localize";
import { siteConfig } from "../config/resolved";
import { Link } from "../i18n/Link";
import { useLocalePath, useTextLanguage } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import type { RouteContext } from "../lib/routeContext";
import { MdxBody } from "../mdx/MdxBody";
import { ProjectFacts } from "../projects/ProjectFacts";
import { ProjectFoot, ProjectLayout } from "../projects/ProjectLayout";
import { ProjectLink } from "../projects/ProjectList";
import { ProjectResults } from "../projects/ProjectResults";
import { Head } from "../seo/Head";
import { Cover } from "../ui/Cover";
import { PageHeader } from "../ui/PageHeader";
import { VisibilityNotice } from "../ui/VisibilityNotice";
import { Voice } from "../ui/Voice";

type ProjectProps = PageProps<Queries.ProjectTemplateQuery, RouteContext>;

/** A project: what came of it, the facts, the story. */
export default function Project({
  data: { project, posts, next, contact },
  pageContext,
  children,
}: ProjectProps) {
  const { t } = useTranslation("projects");
  const localePath = useLocalePath();
  const language = useTextLanguage()(project?.lang);
  if (!project) return null;
  const { title, lang, testimonial } = project;
  const all = {
    name: localize(siteConfig.projects.title, pageContext.locale),
    path: localePath("/projects"),
  };
  return (
    <>
      <Head
        {...pageContext}
        title={project.titleMeta ?? title}
        description={project.description}
        lang={lang}
        image={project.socialImage}
        subject={{ kind: "project", project }}
        sections={[all]}
        noIndex={project.visibility === "UNLISTED"}
      />
      <ProjectLayout
        header={
          <>
            <VisibilityNotice
              visibility={project.visibility}
              unlisted={{
                label: t("visibility.unlisted"),
                text: t("visibility.unlistedText"),
              }}
            />
            <FallbackNotice />
            <PageHeader
              title={title}
              lead={project.lead}
              label={<Link to={all.path}>{all.name}</Link>}
              language={language}
            />
          </>
        }
        cover={
          <div {...language}>
            <Cover
              cover={project.cover}
              dark={project.coverDark}
              sizes="(min-width: 76rem) 62rem, 92vw"
              isEager
            />
          </div>
        }
        results={<ProjectResults project={project} />}
        facts={<ProjectFacts project={project} />}
        testimonial={
          testimonial && (
            <div {...language}>
              <Voice {...testimonial} />
            </div>
          )
        }
        after={
          <>
            {posts.length > 0 && (
              <ProjectFoot label={t("posts")}>
                <ul>
                  {posts.map((post) => (
                    <li key={post.path}>
                      <PostLink post={post} />
                      <PostMarks post={post} />
                    </li>
                  ))}
                </ul>
              </ProjectFoot>
            )}
            {next && (
              <ProjectFoot label={t("next")}>
                <ProjectLink project={next} />
              </ProjectFoot>
            )}
          </>
        }
        contact={contact?.path}
      >
        <MdxBody
          tree={project.body}
          images={project.images}
          lang={lang}
          components={project.components}
          styles={project.styles}
        >
          {children}
        </MdxBody>
      </ProjectLayout>
    </>
  );
}

export const query = graphql`
  query ProjectTemplate(
    $id: String!
    $nextId: String
    $relatedIds: [String!]!
    $locale: String!
  ) {
    project(id: { eq: $id }) {
      title
      titleMeta
      description
      lead
      lang
      visibility
      body
      components
      styles
      images {
        ...MdxImage
      }
      socialImage {
        src
        width
        height
        alt
      }
      testimonial {
        quote
        name
        role
      }
      ...ProjectCover
      ...ProjectFacts
      ...ProjectResults
      ...ProjectSubject
    }
    posts: blogPosts(ids: $relatedIds) {
      ...PostLink
    }
    next: project(id: { eq: $nextId }) {
      ...ProjectLink
    }
    contact: page(name: { eq: "contact" }, locale: { eq: $locale }) {
      path
    }
    locales: allLocale(
      filter: { language: { eq: $locale }, ns: { in: ["shell", "projects"] } }
    ) {
      ...Strings
    }
  }
`;
