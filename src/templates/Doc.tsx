import { graphql, type PageProps } from "gatsby";
import { LastUpdated } from "../reading/LastUpdated";
import { FallbackNotice } from "../reading/FallbackNotice";
import { TableOfContents } from "../reading/TableOfContents";
import { TagList } from "../reading/TagList";
import { absoluteUrl } from "../config/resolved";
import { useThemeConfig } from "../config/ThemeProvider";
import { DocsHeader } from "../docs/DocsHeader";
import { DocsFoot, DocsLayout } from "../docs/DocsLayout";
import { DocsPager } from "../docs/DocsPager";
import { DocsSidebar } from "../docs/DocsSidebar";
import { DocsVersionNotice, useOtherVersion } from "../docs/DocsVersionNotice";
import { listCrumbs, listSections } from "../docs/Breadcrumbs";
import { useTranslation } from "../i18n/useTranslation";
import type { DocsContext } from "../lib/docs";
import type { RouteContext } from "../lib/routeContext";
import { EntryBody } from "../mdx/MdxBody";
import { Head } from "../seo/Head";
import { SecondaryMenu } from "../shell/SecondaryMenu";
import { VisibilityNotice } from "../reading/VisibilityNotice";

type DocProps = PageProps<
  Queries.DocTemplateQuery,
  RouteContext & { docs: DocsContext }
>;

/** A page of documentation. */
export default function Doc({
  data: { doc, sidebar: shared },
  pageContext,
  children,
}: DocProps) {
  const { docs } = pageContext;
  const { t } = useTranslation("docs");
  const edition = useOtherVersion(docs.about);
  const { breadcrumbs = true, showLastUpdate = true } =
    useThemeConfig().docs[docs.instance] ?? {};
  if (!doc) return null;
  const { title, lang, path } = doc;
  const name = docs.start.label ?? t("title");
  const way = listCrumbs(docs, t("title"), path);
  return (
    <>
      <Head
        {...pageContext}
        title={doc.titleMeta ?? title}
        edition={edition}
        description={doc.description}
        lang={lang}
        image={doc.socialImage}
        subject={{ kind: "doc", doc }}
        sections={listSections(way)}
        original={docs.canonical && absoluteUrl(docs.canonical)}
        noIndex={doc.visibility === "UNLISTED" || docs.about.isNoIndex}
      />
      <DocsLayout
        sidebar={
          docs.sidebar !== null && (
            <DocsSidebar
              docs={docs}
              shared={shared}
              path={path}
              title={name}
              renderInDrawer={(sidebar) => (
                <SecondaryMenu title={name}>{sidebar}</SecondaryMenu>
              )}
            />
          )
        }
        header={
          <>
            <VisibilityNotice entry={doc} />
            <DocsVersionNotice about={docs.about} />
            <FallbackNotice />
            <DocsHeader
              about={docs.about}
              way={breadcrumbs ? way : []}
              title={title}
              label={doc.sidebarLabel}
              lang={lang}
            />
          </>
        }
        toc={<TableOfContents items={doc.toc} lang={lang} />}
        after={
          <>
            <DocsFoot>
              <TagList tags={doc.tags} />
              <LastUpdated post={doc} showsUpdate={showLastUpdate} />
            </DocsFoot>
            <DocsPager previous={docs.previous} next={docs.next} />
          </>
        }
      >
        <EntryBody entry={doc}>{children}</EntryBody>
      </DocsLayout>
    </>
  );
}

export const query = graphql`
  query DocTemplate($id: String!, $sidebar: String) {
    sidebar(key: { eq: $sidebar }) {
      ...DocsSidebar
    }
    doc(id: { eq: $id }) {
      path
      title
      titleMeta
      sidebarLabel
      description
      visibility
      lang
      updated
      updatedText
      updatedBy
      editUrl
      tags {
        ...TagList
      }
      body
      components
      styles
      images {
        ...MdxImage
      }
      socialImage {
        ...SharedImage
      }
      toc {
        ...TableOfContents
      }
      ...DocSubject
    }
  }
`;
