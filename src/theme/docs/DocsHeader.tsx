import { useTextLanguage } from "../i18n/useLocale";
import type { Breadcrumb, VersionFacts } from "../../lib/docs";
import { PageHeader } from "../ui/PageHeader";
import { Breadcrumbs } from "./Breadcrumbs";
import * as css from "./DocsHeader.module.css";
import { DocsBadge } from "./DocsVersionNotice";

type DocsHeaderProps = {
  about: VersionFacts;
  crumbs: readonly Breadcrumb[];
  title: string;
  /** The last breadcrumb. */
  label: string;
  /** The locale of the text. */
  lang: string;
};

/** The header of a page: breadcrumbs, version, title. */
export function DocsHeader(props: DocsHeaderProps) {
  const { about, crumbs, title, label, lang } = props;
  const language = useTextLanguage()(lang);
  return (
    <PageHeader
      title={title}
      language={language}
      label={
        <div className={css.root}>
          <Breadcrumbs crumbs={crumbs} title={label} language={language} />
          <DocsBadge about={about} />
        </div>
      }
    />
  );
}
