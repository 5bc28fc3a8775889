import { useTextLanguage } from "../i18n/useLocale";
import type { DocsCrumb, VersionFacts } from "../lib/docs";
import { Entry } from "../ui/Entry";
import { Unbroken } from "../ui/Unbroken";
import { DocsBadge } from "./DocsVersionNotice";
import { DocsCrumbs } from "./DocsCrumbs";
import * as css from "./DocsHeader.module.css";

type DocsHeaderProps = {
  about: VersionFacts;
  way: readonly DocsCrumb[];
  title: string;
  /** Its name in the sidebar, where that is not the title. */
  label?: string | null | undefined;
  /** Locale of the text. */
  lang: string;
};

/** The head of a page of documentation: the way to it, its version, its title. */
export function DocsHeader(props: DocsHeaderProps) {
  const { about, way, title, label, lang } = props;
  const language = useTextLanguage()(lang);
  return (
    <div className={css.root}>
      <Entry
        as="header"
        label={
          <div className={css.place}>
            <DocsCrumbs way={way} title={label ?? title} language={language} />
            <DocsBadge about={about} />
          </div>
        }
      >
        <h1 {...language}>
          <Unbroken text={title} />
        </h1>
      </Entry>
    </div>
  );
}
