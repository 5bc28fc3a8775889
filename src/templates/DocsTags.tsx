import { graphql, type PageProps } from "gatsby";
import { TagIndex } from "../reading/TagIndex";
import { TagsLink } from "../reading/TagList";
import { DocList } from "../docs/DocList";
import { listSections } from "../docs/Breadcrumbs";
import { DocsHeader } from "../docs/DocsHeader";
import { DocsVersionNotice, useOtherVersion } from "../docs/DocsVersionNotice";
import { useLocalePath } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import type { DocsTagsContext } from "../lib/routeContext";
import { Head } from "../seo/Head";
import { LanguageBadge } from "../reading/EntryLink";
import { ListLayout } from "../ui/ListLayout";

type DocsTagsProps = PageProps<Queries.DocsTagsTemplateQuery, DocsTagsContext>;

/** All tags of a version of documentation, or the pages of one tag. */
export default function DocsTags({ data, pageContext }: DocsTagsProps) {
  const { t } = useTranslation("docs");
  const { t: tLists } = useTranslation("lists");
  const localePath = useLocalePath();
  const { docs, basePath, postCounts = {} } = pageContext;
  const { about, start } = docs;
  const edition = useOtherVersion(about);
  const one = data.pages.length > 0 ? data.tags[0] : undefined;
  const home = { label: start.label ?? t("title"), path: start.path };
  const allTags = { label: tLists("tag.title"), path: localePath(basePath) };
  const crumbs = one ? [home, allTags] : [home];
  const title = one
    ? t("tags.heading", { count: data.pages.length, tag: one.label })
    : allTags.label;
  const lead = one ? one.description : t("tags.lead");
  return (
    <>
      <Head
        {...pageContext}
        // Tells it from the page of the blog's tags.
        title={`${title} – ${home.label}`}
        edition={edition}
        description={`${home.label}: ${lead ?? title}`}
        sections={listSections(crumbs)}
        noIndex={about.last !== null}
      />
      <ListLayout
        header={
          <>
            <DocsVersionNotice about={about} />
            <DocsHeader
              about={about}
              crumbs={crumbs}
              title={title}
              label={one?.label ?? allTags.label}
              lead={lead}
            >
              {one && <TagsLink to={basePath} />}
            </DocsHeader>
          </>
        }
      >
        {one ? (
          <DocList
            docs={data.pages}
            renderMark={(lang) => <LanguageBadge lang={lang} />}
          />
        ) : (
          <TagIndex
            tags={data.tags.map((tag) => ({
              ...tag,
              path: localePath(`${basePath}/${tag.permalink}`),
            }))}
            postCounts={postCounts}
            countText={(count) => t("tags.count", { count })}
          />
        )}
      </ListLayout>
    </>
  );
}

export const query = graphql`
  query DocsTagsTemplate($ids: [String!]!, $tagIds: [String!]!) {
    pages: docs(ids: $ids) {
      ...DocList
    }
    tags: blogTags(ids: $tagIds) {
      permalink
      ...TagIndex
    }
  }
`;
