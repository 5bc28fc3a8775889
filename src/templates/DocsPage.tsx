import type { ReactNode } from "react";
import { listCrumbs, listSections } from "../docs/Breadcrumbs";
import { DocsHeader } from "../docs/DocsHeader";
import { DocsLayout } from "../docs/DocsLayout";
import { DocsPager } from "../docs/DocsPager";
import { DocsSidebar } from "../docs/DocsSidebar";
import { DocsVersionNotice, useOtherVersion } from "../docs/DocsVersionNotice";
import { useTranslation } from "../i18n/useTranslation";
import type { DocsPageContext } from "../lib/routeContext";
import { FallbackNotice } from "../reading/FallbackNotice";
import { Head } from "../seo/Head";
import type { PageDescription } from "../seo/pageFacts";
import { SecondaryMenu } from "../shell/SecondaryMenu";

type DocsPageProps = {
  pageContext: DocsPageContext;
  sidebar: Queries.DocsSidebarFragment | null;
  path: string;
  /** Default: the name of the documentation. */
  title?: string | null;
  /** The label in the sidebar if it is not the title. */
  label?: string | null;
  /** The locale of the text. Default: the page's. */
  lang?: string;
  head: Partial<PageDescription>;
  notice?: ReactNode;
  toc?: ReactNode;
  /** Below the text. */
  foot?: ReactNode;
  children: ReactNode;
};

/** A page of documentation: a text or the list of a category. */
export function DocsPage(props: DocsPageProps) {
  const { pageContext, sidebar, path, label, head, notice, toc } = props;
  const { docs } = pageContext;
  const { t } = useTranslation("docs");
  const edition = useOtherVersion(docs.about);
  const name = docs.start.label ?? t("title");
  const title = props.title ?? name;
  const crumbs = listCrumbs(docs, t("title"), path);
  return (
    <>
      <Head
        {...pageContext}
        title={title}
        edition={edition}
        sections={listSections(crumbs)}
        {...head}
      />
      <DocsLayout
        sidebar={
          docs.sidebar !== null && (
            <DocsSidebar
              docs={docs}
              shared={sidebar}
              path={path}
              title={name}
              renderInDrawer={(list) => (
                <SecondaryMenu title={name}>{list}</SecondaryMenu>
              )}
            />
          )
        }
        header={
          <>
            {notice}
            <DocsVersionNotice about={docs.about} />
            <FallbackNotice />
            <DocsHeader
              about={docs.about}
              crumbs={crumbs}
              title={title}
              label={label}
              lang={props.lang}
            />
          </>
        }
        toc={toc}
        after={
          <>
            {props.foot}
            <DocsPager previous={docs.previous} next={docs.next} />
          </>
        }
      >
        {props.children}
      </DocsLayout>
    </>
  );
}
