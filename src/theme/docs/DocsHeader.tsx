import { Link } from "../i18n/Link";
import { useLocale } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import type { Breadcrumb, DocsContext, VersionFacts } from "../../lib/docs";
import { NoWrap } from "../ui/NoWrap";
import { PageHeader } from "../ui/PageHeader";
import * as css from "./DocsHeader.module.css";
import { DocsBadge } from "./DocsVersionNotice";

type DocsHeaderProps = CrumbsProps & { about: VersionFacts; title: string };

/** The header of a page: breadcrumbs, version, title. */
export function DocsHeader({ about, title, ...page }: DocsHeaderProps) {
  return (
    <PageHeader
      title={title}
      language={useLocale().languageOf(page.lang)}
      label={
        <div className={css.root}>
          <Breadcrumbs {...page} />
          <DocsBadge about={about} />
        </div>
      }
    />
  );
}

type CrumbsProps = {
  crumbs: readonly Breadcrumb[];
  /** The last one, for the page itself. */
  label: string;
  /** The locale of the text. */
  lang: string;
};

function Breadcrumbs({ crumbs, ...page }: CrumbsProps) {
  const { t } = useTranslation("docs");
  const { languageOf } = useLocale();
  if (crumbs.length === 0) return null;
  return (
    <nav aria-label={t("crumbs.label")}>
      <ol className={css.crumbs}>
        {crumbs.map(({ label, path, lang }, index) => (
          <li key={index} {...languageOf(lang)}>
            {path === null ? (
              <NoWrap text={label} />
            ) : (
              <Link className="quiet-link" to={path}>
                <NoWrap text={label} />
              </Link>
            )}
          </li>
        ))}
        <li aria-current="page" {...languageOf(page.lang)}>
          <NoWrap text={page.label} />
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
