import type { MouseEvent } from "react";
import { dirOf } from "../config/locales";
import { useCopy } from "../hooks/useCopy";
import { useLocale } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import { hasModifier } from "../lib/hasModifier";

type HeadingAnchorProps = { id: string; heading: string };

/** Follows a heading's link as any other, and copies its address on the way. */
export function HeadingAnchor({ id, heading }: HeadingAnchorProps) {
  const { t } = useTranslation("shell");
  const { locale, htmlLang } = useLocale();
  const { isCopied, copy } = useCopy();
  const label = t("heading.link", { heading });

  const copyAddress = (event: MouseEvent<HTMLAnchorElement>) => {
    // With a key held down, the link opens elsewhere.
    if (!hasModifier(event)) void copy(event.currentTarget.href);
  };

  return (
    // The text around may be in another language than the page.
    <span lang={htmlLang} dir={dirOf(locale)}>
      <a
        className="anchor"
        href={`#${id}`}
        aria-label={label}
        title={label}
        onClick={copyAddress}
      />
      <span className="copied" role="status">
        {isCopied && t("heading.copied")}
      </span>
    </span>
  );
}
