import { graphql, type PageProps } from "gatsby";
import { StandInNotice } from "../blog/StandInNotice";
import { TableOfContents } from "../blog/TableOfContents";
import { useTextLanguage } from "../i18n/useTextLanguage";
import type { RouteContext } from "../lib/routeContext";
import { MdxBody } from "../mdx/MdxBody";
import { Head } from "../seo/Head";
import { PageHeader } from "../ui/PageHeader";
import { ReadingLayout } from "../ui/ReadingLayout";
import { originalPath } from "./originalPath";

type DocProps = PageProps<Queries.DocTemplateQuery, RouteContext>;

/** A page of documentation. */
export default function Doc({
  data: { doc },
  pageContext,
  children,
}: DocProps) {
  const language = useTextLanguage()(doc?.lang);
  if (!doc) return null;
  const { title, description, lang, isStandIn, images } = doc;
  return (
    <>
      <Head
        {...pageContext}
        title={doc.titleMeta ?? title}
        description={description}
        lang={lang}
        noIndex={doc.visibility === "UNLISTED"}
      />
      <ReadingLayout
        header={
          <>
            {isStandIn && (
              <StandInNotice
                lang={lang}
                originalPath={originalPath(pageContext)}
              />
            )}
            <PageHeader title={title} language={language} />
          </>
        }
        toc={<TableOfContents items={doc.toc} lang={lang} />}
      >
        <MdxBody
          tree={doc.body}
          images={images}
          lang={lang}
          parts={doc.parts}
          styles={doc.styles}
        >
          {children}
        </MdxBody>
      </ReadingLayout>
    </>
  );
}

export const query = graphql`
  query DocTemplate($id: String!, $locale: String!) {
    doc(id: { eq: $id }) {
      title
      titleMeta
      description
      visibility
      lang
      isStandIn
      body
      parts
      styles
      images {
        ...MdxImage
      }
      toc {
        ...TableOfContents
      }
    }
    locales: allLocale(
      filter: { language: { eq: $locale }, ns: { in: ["shell", "blog"] } }
    ) {
      ...Strings
    }
  }
`;
