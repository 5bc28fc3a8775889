import { graphql, type PageProps } from "gatsby";
import { TranslationNotice } from "../reading/TranslationNotice";
import { localize } from "../../config/locales";
import { siteConfig } from "../../config/resolved";
import { Link } from "../i18n/Link";
import { useLocale } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import type { RouteContext } from "../../lib/routeContext";
import { EntryBody } from "../mdx/MdxBody";
import { ContactCall } from "../projects/ContactCall";
import { FeaturedProject } from "../projects/FeaturedProjects";
import { ProjectCover } from "../projects/ProjectCover";
import { ProjectFacts } from "../projects/ProjectFacts";
import { ProjectResults } from "../projects/ProjectResults";
import { Head } from "../seo/Head";
import { MarginRow } from "../ui/MarginRow";
import { EntryLink } from "../reading/EntryLink";
import { PageHeader } from "../ui/PageHeader";
import { Section } from "../ui/Section";
import { Container } from "../ui/Container";
import { Testimonial } from "../reading/Testimonial";
import { VisibilityNotice } from "../reading/VisibilityNotice";

type ProjectProps = PageProps<Queries.ProjectTemplateQuery, RouteContext>;

export default function Project({
  data: { project, posts, next, contact },
  pageContext,
  children,
}: ProjectProps) {
  const { t } = useTranslation("projects");
  const { localePath, languageOf } = useLocale();
  const language = languageOf(project?.lang);
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
      <Container>
        <article>
          <VisibilityNotice entry={project} />
          <TranslationNotice />
          <PageHeader
            title={title}
            lead={project.lead}
            label={<Link to={all.path}>{all.name}</Link>}
            language={language}
          />
          <MarginRow>
            <div {...language}>
              <ProjectCover project={project} />
            </div>
          </MarginRow>
          <div data-pagefind-body="">
            <ProjectResults project={project} />
            <MarginRow label={<ProjectFacts project={project} />} hasRule>
              <EntryBody entry={project}>{children}</EntryBody>
            </MarginRow>
            {testimonial && (
              <div {...language}>
                <Section title={t("testimonial")}>
                  <Testimonial {...testimonial} />
                </Section>
              </div>
            )}
          </div>
        </article>
        <div data-print="hide">
          {posts.length > 0 && (
            <Section
              title={t("posts")}
              body={posts.map((post) => (
                <h3 key={post.path}>
                  <EntryLink entry={post} />
                </h3>
              ))}
            />
          )}
          {next && (
            <Section
              title={t("next")}
              more={{ label: all.name, to: all.path }}
              body={<FeaturedProject project={next} />}
            />
          )}
          {contact && <ContactCall to={contact.path} />}
        </div>
      </Container>
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
      ...EntryBody
      visibility
      socialImage {
        ...SharedImage
      }
      ...ProjectCover
      ...ProjectFacts
      testimonial {
        ...Testimonial
      }
      ...ProjectResults
      ...ProjectSubject
    }
    posts: blogPosts(ids: $relatedIds) {
      ...EntryLink
    }
    next: project(id: { eq: $nextId }) {
      ...FeaturedProjects
    }
    contact: page(name: { eq: "contact" }, locale: { eq: $locale }) {
      path
    }
  }
`;
