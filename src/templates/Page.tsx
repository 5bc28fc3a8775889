import { graphql, type PageProps } from "gatsby";
import { StandInNotice } from "../blog/StandInNotice";
import { dirOf } from "../config/dirOf";
import type { RouteContext } from "../lib/routeContext";
import { MdxBody } from "../mdx/MdxBody";
import { Head } from "../seo/Head";
import { PageHeader } from "../ui/PageHeader";
import { ReadingLayout } from "../ui/ReadingLayout";
import { originalPath } from "./originalPath";

type PageTemplateProps = PageProps<Queries.PageTemplateQuery, RouteContext>;

/** A plain page: about, privacy, imprint. */
export default function Page({
  data: { page },
  pageContext,
  children,
}: PageTemplateProps) {
  if (!page) return null;
  const { title, description, lang, isStandIn, images } = page;
  return (
    <>
      <Head {...pageContext} title={title} description={description} />
      <ReadingLayout
        header={
          <>
            {isStandIn && (
              <StandInNotice
                lang={lang}
                originalPath={originalPath(pageContext)}
              />
            )}
            <PageHeader title={title} lang={lang} dir={dirOf(lang)} />
          </>
        }
      >
        <MdxBody
          tree={page.body}
          images={images}
          lang={lang}
          parts={page.parts}
          styles={page.styles}
        >
          {children}
        </MdxBody>
      </ReadingLayout>
    </>
  );
}

export const query = graphql`
  query PageTemplate($id: String!, $locale: String!) {
    page(id: { eq: $id }) {
      title
      description
      lang
      isStandIn
      body
      parts
      styles
      images {
        ...MdxImage
      }
    }
    locales: allLocale(
      filter: { language: { eq: $locale }, ns: { in: ["shell", "blog"] } }
    ) {
      ...Strings
    }
  }
`;
