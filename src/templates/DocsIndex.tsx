import { graphql, type PageProps } from "gatsby";
import { useThemeConfig } from "../config/ThemeProvider";
import { DocsEntries } from "../docs/DocsEntries";
import { DocsHeader } from "../docs/DocsHeader";
import { DocsLayout } from "../docs/DocsLayout";
import { DocsPager } from "../docs/DocsPager";
import { DocsSidebar } from "../docs/DocsSidebar";
import { DocsVersionNotice, useOtherVersion } from "../docs/DocsVersionNotice";
import { listCrumbs, listSections } from "../docs/Breadcrumbs";
import { useTranslation } from "../i18n/useTranslation";
import { translationIn } from "../lib/routeContext";
import type { DocsContext, DocsIndex } from "../lib/docs";
import type { RouteContext } from "../lib/routeContext";
import { Head } from "../seo/Head";
import { SecondaryMenu } from "../shell/SecondaryMenu";

type DocsIndexProps = PageProps<
  Queries.DocsIndexTemplateQuery,
  RouteContext & { docs: DocsContext; docsIndex: DocsIndex }
>;

/** A page that lists what is in a category of documentation, or in a version that has no page at its start. */
export default function DocsIndexPage({ data, pageContext }: DocsIndexProps) {
  const { docs, docsIndex, locale, alternates } = pageContext;
  const { t } = useTranslation("docs");
  const edition = useOtherVersion(docs.about);
  const name = docs.start.label ?? t("title");
  const path = translationIn(alternates, locale)?.path ?? docs.start.path;
  const title = docsIndex.title ?? name;
  const { description, entries } = docsIndex;
  // The start of a version is the start of the way.
  const way =
    docsIndex.title === null ? [] : listCrumbs(docs, t("title"), path);
  const isHidden = alternates.some(
    (one) => one.locale === locale && one.isHidden,
  );
  const { breadcrumbs = true } = useThemeConfig().docs[docs.instance] ?? {};
  return (
    <>
      <Head
        {...pageContext}
        title={title}
        edition={edition}
        description={
          description ?? entries.map(({ label }) => label).join(", ")
        }
        sections={listSections(way)}
        noIndex={isHidden}
      />
      <DocsLayout
        sidebar={
          docs.sidebar !== null && (
            <DocsSidebar
              docs={docs}
              shared={data.sidebar}
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
            <DocsVersionNotice about={docs.about} />
            <DocsHeader
              about={docs.about}
              way={breadcrumbs ? way : []}
              title={title}
              lang={locale}
            />
          </>
        }
        after={<DocsPager previous={docs.previous} next={docs.next} />}
      >
        {description ? <p>{description}</p> : null}
        <DocsEntries entries={entries} />
      </DocsLayout>
    </>
  );
}

export const query = graphql`
  query DocsIndexTemplate($sidebar: String) {
    sidebar(key: { eq: $sidebar }) {
      ...DocsSidebar
    }
  }
`;
