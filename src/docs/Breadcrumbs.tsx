import { Link } from "../i18n/Link";
import { useTextLanguage, type LanguageAttributes } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import type { DocsContext, Breadcrumb } from "../lib/docs";
import * as css from "./Breadcrumbs.module.css";

type BreadcrumbsProps = {
  way: readonly Breadcrumb[];
  /** What the page itself is called. */
  title: string;
  /** Says which language that is in. */
  language: LanguageAttributes;
};

/** The way from the start of the docs to this page. */
export function Breadcrumbs({ way, title, language }: BreadcrumbsProps) {
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

/** The same for search engines, which want pages only. */
export const listSections = (crumbs: readonly Breadcrumb[]) =>
  crumbs.flatMap(({ label, path }) =>
    path === null ? [] : { name: label, path },
  );
