import { Link } from "../i18n/Link";
import { useLocale } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import type { DocsContext, DocsLink } from "../../lib/docs";
import { Icon } from "../ui/Icon";
import { NoWrap } from "../ui/NoWrap";
import * as css from "./DocsPager.module.css";

type DocsPagerProps = Pick<DocsContext, "previous" | "next">;

export function DocsPager({ previous, next }: DocsPagerProps) {
  const { t } = useTranslation("docs");
  if (!previous && !next) return null;
  return (
    <nav className={css.root} aria-label={t("pager.label")} data-print="hide">
      {previous ? (
        <Neighbour page={previous} rel="prev">
          <Icon name="back" /> {t("pager.previous")}
        </Neighbour>
      ) : null}
      {next ? (
        <Neighbour page={next} rel="next">
          {t("pager.next")} <Icon name="forward" />
        </Neighbour>
      ) : null}
    </nav>
  );
}

type NeighbourProps = {
  page: DocsLink;
  rel: "prev" | "next";
  children: React.ReactNode;
};

function Neighbour({ page, rel, children }: NeighbourProps) {
  const language = useLocale().languageOf(page.lang);
  return (
    <Link
      className={css.link}
      to={page.path}
      rel={rel}
      hrefLang={language.lang}
    >
      <span className={`meta ${css.label}`}>{children}</span>
      <span className={css.title} {...language}>
        <NoWrap text={page.label} />
      </span>
    </Link>
  );
}
