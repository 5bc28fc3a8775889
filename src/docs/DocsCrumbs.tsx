import { Link } from "../i18n/Link";
import {
  useTextLanguage,
  type LanguageAttributes,
} from "../i18n/useTextLanguage";
import { useTranslation } from "../i18n/useTranslation";
import type { DocsCrumb } from "../lib/docsContext";
import * as css from "./DocsCrumbs.module.css";

type DocsCrumbsProps = {
  way: readonly DocsCrumb[];
  /** What the page itself is called. */
  title: string;
  /** Says which language that is in. */
  language: LanguageAttributes;
};

/** The way from the start of the docs to this page. */
export function DocsCrumbs({ way, title, language }: DocsCrumbsProps) {
  const { t } = useTranslation("docs");
  const languageOf = useTextLanguage();
  if (way.length === 0) return null;
  return (
    <nav aria-label={t("crumbs.label")}>
      <ol className={css.root}>
        {way.map(({ label, path, lang }, index) => (
          <li key={index} {...languageOf(lang)}>
            {path === null ? label : <Link to={path}>{label}</Link>}
          </li>
        ))}
        <li aria-current="page" {...language}>
          {title}
        </li>
      </ol>
    </nav>
  );
}
