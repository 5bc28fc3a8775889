import { graphql, type PageProps } from "gatsby";
import { absoluteUrl } from "../../config/resolved";
import { DocsHeader, listCrumbs, listSections } from "../docs/DocsHeader";
import { DocsFoot, DocsLayout } from "../docs/DocsLayout";
import { DocsPager } from "../docs/DocsPager";
import { DocsSidebar } from "../docs/DocsSidebar";
import { DocsVersionNotice, useVersionName } from "../docs/DocsVersionNotice";
import { useTranslation } from "../i18n/useTranslation";
import type { DocsPageContext } from "../../lib/routeContext";
import { EntryBody } from "../mdx/MdxBody";
import { TranslationNotice } from "../reading/TranslationNotice";
import { LastUpdated } from "../reading/LastUpdated";
import { TableOfContents } from "../reading/TableOfContents";
import { VisibilityNotice } from "../reading/VisibilityNotice";
import { Head } from "../seo/Head";
import { SecondaryMenu } from "../shell/SecondaryMenu";

type DocProps = PageProps<Queries.DocTemplateQuery, DocsPageContext>;

export default function Doc({
  data: { doc, sidebar },
  pageContext,
  children,
}: DocProps) {
  const { t } = useTranslation("docs");
  const { docs } = pageContext;
  const { about, canonical, start } = docs;
  const version = useVersionName(about);
  if (!doc) return null;
  const { title, lang, path } = doc;
  const name = start.label ?? t("title");
  const crumbs = listCrumbs(docs, name, path);
  return (
    <>
      <Head
        {...pageContext}
        title={doc.titleMeta ?? title}
        // In other versions than the last, titles are the same.
        edition={about.last ? version : undefined}
        description={doc.description}
        lang={lang}
        image={doc.socialImage}
        subject={{ kind: "doc", doc }}
        sections={listSections(crumbs)}
        original={canonical && absoluteUrl(canonical)}
        noIndex={doc.visibility === "UNLISTED"}
      />
      <DocsLayout
        sidebar={
          // Without a key, the query finds any sidebar.
          docs.sidebar !== null &&
          sidebar && (
            <DocsSidebar
              {...sidebar}
              docs={docs}
              title={name}
              renderInDrawer={(list) => (
                <SecondaryMenu title={name}>{list}</SecondaryMenu>
              )}
            />
          )
        }
        header={
          <>
            <VisibilityNotice entry={doc} />
            <DocsVersionNotice about={about} />
            <TranslationNotice />
            <DocsHeader
              about={about}
              crumbs={crumbs}
              title={title}
              label={doc.sidebarLabel ?? title}
              lang={lang}
            />
          </>
        }
        toc={doc.toc.length > 0 && <TableOfContents entry={doc} />}
        after={
          <>
            <DocsFoot>
              <LastUpdated post={doc} />
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
      ...EntryBody
      updated
      updatedText
      editUrl
      socialImage {
        ...SharedImage
      }
      ...TableOfContents
      ...TextSubject
    }
  }
`;
