import { dirOf } from "../config/locales";
import { useLocale } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";

type HeadingAnchorProps = { id: string; heading: string };

/** The link to a heading, beside it. */
export function HeadingAnchor({ id, heading }: HeadingAnchorProps) {
  const { t } = useTranslation("shell");
  const { locale, htmlLang } = useLocale();
  const label = t("heading.link", { heading });
  return (
    // The text around may be in another language than the page.
    <span lang={htmlLang} dir={dirOf(locale)}>
      <a className="anchor" href={`#${id}`} aria-label={label} title={label} />
    </span>
  );
}
