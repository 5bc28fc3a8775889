import { graphql, type PageProps } from "gatsby";
import { absoluteUrl } from "../config/resolved";
import { DocsFoot } from "../docs/DocsLayout";
import type { DocsPageContext } from "../lib/routeContext";
import { EntryBody } from "../mdx/MdxBody";
import { LastUpdated } from "../reading/LastUpdated";
import { TableOfContents } from "../reading/TableOfContents";
import { TagList } from "../reading/TagList";
import { VisibilityNotice } from "../reading/VisibilityNotice";
import { DocsPage } from "./DocsPage";

type DocProps = PageProps<Queries.DocTemplateQuery, DocsPageContext>;

export default function Doc({
  data: { doc, sidebar },
  pageContext,
  children,
}: DocProps) {
  const { canonical } = pageContext.docs;
  if (!doc) return null;
  const { title, lang, path } = doc;
  return (
    <DocsPage
      pageContext={pageContext}
      sidebar={sidebar}
      path={path}
      title={title}
      label={doc.sidebarLabel}
      lang={lang}
      head={{
        title: doc.titleMeta ?? title,
        description: doc.description,
        lang,
        image: doc.socialImage,
        subject: { kind: "doc", doc },
        original: canonical && absoluteUrl(canonical),
        noIndex: doc.visibility === "UNLISTED",
      }}
      notice={<VisibilityNotice entry={doc} />}
      toc={<TableOfContents items={doc.toc} lang={lang} />}
      foot={
        <DocsFoot>
          <TagList tags={doc.tags} />
          <LastUpdated post={doc} />
        </DocsFoot>
      }
    >
      <EntryBody entry={doc}>{children}</EntryBody>
    </DocsPage>
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
