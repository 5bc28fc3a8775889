import { graphql, type PageProps } from "gatsby";
import { ReadingLayout } from "part/ReadingLayout";
import { TableOfContents } from "../reading/TableOfContents";
import { TranslationNotice } from "../reading/TranslationNotice";
import { useLocale } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import type { RouteContext } from "../../lib/routeContext";
import { EntryBody } from "../mdx/MdxBody";
import { Head } from "../seo/Head";
import { MarginRow } from "../ui/MarginRow";
import { PageHeader } from "../ui/PageHeader";
import "../styles/sections.css";

/** With fewer headings a page is seen at a glance. */
const leastHeadings = 4;

type PageTemplateProps = PageProps<Queries.PageTemplateQuery, RouteContext>;

export default function Page({
  data: { page },
  pageContext,
  children,
}: PageTemplateProps) {
  const language = useLocale().languageOf(page?.lang);
  const { t } = useTranslation("shell");
  if (!page) return null;
  const { title, titleMeta, description, lang, reviewedText, toc } = page;
  return (
    <>
      <Head
        {...pageContext}
        title={titleMeta ?? title}
        description={description}
        lang={lang}
        noIndex={page.visibility === "UNLISTED"}
      />
      <ReadingLayout
        header={
          <>
            <TranslationNotice />
            <PageHeader title={title} language={language} />
          </>
        }
        toc={
          toc.length < leastHeadings ? null : (
            <TableOfContents entry={page} isNumbered />
          )
        }
        after={
          reviewedText && (
            <MarginRow>
              <p className="meta">
                {t("page.reviewed", { date: reviewedText })}
              </p>
            </MarginRow>
          )
        }
      >
        <EntryBody entry={page} mark="sections">
          {children}
        </EntryBody>
      </ReadingLayout>
    </>
  );
}

export const query = graphql`
  query PageTemplate($id: String!) {
    page(id: { eq: $id }) {
      title
      titleMeta
      description
      ...EntryBody
      visibility
      reviewedText
      ...TableOfContents
    }
  }
`;
