import { Link } from "../i18n/Link";
import { type LanguageAttributes, useTextLanguage } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import type { DocsContext, Breadcrumb } from "../../lib/docs";
import * as css from "./Breadcrumbs.module.css";

type BreadcrumbsProps = {
  crumbs: readonly Breadcrumb[];
  title: string;
  /** The language of the title. */
  language: LanguageAttributes;
};

export function Breadcrumbs({ crumbs, title, language }: BreadcrumbsProps) {
  const { t } = useTranslation("docs");
  const languageOf = useTextLanguage();
  if (crumbs.length === 0) return null;
  return (
    <nav aria-label={t("crumbs.label")}>
      <ol className={css.root}>
        {crumbs.map(({ label, path, lang }, index) => (
          <li key={index} {...languageOf(lang)}>
            {path === null ? (
              label
            ) : (
              <Link className="quiet-link" to={path}>
                {label}
              </Link>
            )}
          </li>
        ))}
        <li aria-current="page" {...language}>
          {title}
        </li>
      </ol>
    </nav>
  );
}

/**
 * Lists the pages above a page of documentation; none above its start.
 * @param name the name of the documentation
 */
export const listCrumbs = (
  { start, crumbs }: Pick<DocsContext, "start" | "crumbs">,
  name: string,
  path: string,
): Breadcrumb[] =>
  start.path === path ? [] : [{ label: name, path: start.path }, ...crumbs];

/** The pages among them, for search engines. */
export const listSections = (crumbs: readonly Breadcrumb[]) =>
  crumbs.flatMap(({ label, path }) =>
    path === null ? [] : { name: label, path },
  );
