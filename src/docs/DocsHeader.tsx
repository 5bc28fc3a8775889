import { useTextLanguage } from "../i18n/useLocale";
import type { Breadcrumb, VersionFacts } from "../lib/docs";
import { MarginRow } from "../ui/MarginRow";
import { NoWrap } from "../ui/NoWrap";
import { DocsBadge } from "./DocsVersionNotice";
import { Breadcrumbs } from "./Breadcrumbs";
import * as css from "./DocsHeader.module.css";

type DocsHeaderProps = {
  about: VersionFacts;
  way: readonly Breadcrumb[];
  title: string;
  /** The label in the sidebar if it is not the title. */
  label?: string | null | undefined;
  /** The locale of the text. */
  lang: string;
};

/** The header of a page: breadcrumbs, version, title. */
export function DocsHeader(props: DocsHeaderProps) {
  const { about, way, title, label, lang } = props;
  const language = useTextLanguage()(lang);
  return (
    <div className={css.root}>
      <MarginRow
        as="header"
        label={
          <div className={css.place}>
            <Breadcrumbs way={way} title={label ?? title} language={language} />
            <DocsBadge about={about} />
          </div>
        }
      >
        <h1 {...language}>
          <NoWrap text={title} />
        </h1>
      </MarginRow>
    </div>
  );
}
