import { useTextLanguage } from "../i18n/useLocale";
import type { Breadcrumb, VersionFacts } from "../lib/docs";
import { PageHeader, type PageHeaderProps } from "../ui/PageHeader";
import { DocsBadge } from "./DocsVersionNotice";
import { Breadcrumbs } from "./Breadcrumbs";
import * as css from "./DocsHeader.module.css";

type DocsHeaderProps = Pick<PageHeaderProps, "lead" | "children"> & {
  about: VersionFacts;
  crumbs: readonly Breadcrumb[];
  title: string;
  /** The last breadcrumb if it is not the title. */
  label?: string | null | undefined;
  /** The locale of the text. Default: the page's. */
  lang?: string;
};

/** The header of a page: breadcrumbs, version, title. */
export function DocsHeader(props: DocsHeaderProps) {
  const { about, crumbs, title, label, lang, ...header } = props;
  const language = useTextLanguage()(lang);
  return (
    <PageHeader
      {...header}
      title={title}
      language={language}
      label={
        <div className={css.root}>
          <Breadcrumbs {...{ crumbs, language }} title={label ?? title} />
          <DocsBadge about={about} />
        </div>
      }
    />
  );
}
