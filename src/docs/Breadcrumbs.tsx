import { Link } from "../i18n/Link";
import { useTextLanguage, type LanguageAttributes } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import type { DocsContext, Breadcrumb } from "../lib/docs";
import * as css from "./Breadcrumbs.module.css";

type BreadcrumbsProps = {
  way: readonly Breadcrumb[];
  title: string;
  /** The language of the title. */
  language: LanguageAttributes;
};

export function Breadcrumbs({ way, title, language }: BreadcrumbsProps) {
  const { t } = useTranslation("docs");
  const languageOf = useTextLanguage();
  if (way.length === 0) return null;
  return (
    <nav aria-label={t("crumbs.label")}>
      <ol className={css.root}>
        {way.map(({ label, path, lang }, index) => (
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
 * Lists what leads to a page of documentation, from the start of the docs on;
 * nothing where it is that start itself.
 * @param title what the docs are called where the owner does not say
 */
export const listCrumbs = (
  { start, crumbs }: Pick<DocsContext, "start" | "crumbs">,
  title: string,
  path: string,
): Breadcrumb[] =>
  start.path === path
    ? []
    : [{ label: start.label ?? title, path: start.path }, ...crumbs];

/** The pages among them, for search engines. */
export const listSections = (crumbs: readonly Breadcrumb[]) =>
  crumbs.flatMap(({ label, path }) =>
    path === null ? [] : { name: label, path },
  );
