import { Link } from "../i18n/Link";
import { useTextLanguage } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import type { DocsIndexEntry } from "../lib/docs";
import * as css from "./DocsEntries.module.css";

type DocsEntriesProps = { entries: readonly DocsIndexEntry[] };

/** The pages and categories in a category. */
export function DocsEntries({ entries }: DocsEntriesProps) {
  const { t } = useTranslation("docs");
  const languageOf = useTextLanguage();
  return (
    <ul className={css.root}>
      {entries.map(({ label, path, lang, description, count }, index) => (
        <li key={index}>
          <h2 className={css.label}>
            <Link className="quiet-link" to={path} {...languageOf(lang)}>
              {label}
            </Link>
          </h2>
          {description ? <p {...languageOf(lang)}>{description}</p> : null}
          {count === undefined ? null : (
            <p className={css.count}>{t("tags.count", { count })}</p>
          )}
        </li>
      ))}
    </ul>
  );
}
