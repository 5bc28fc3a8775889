import { dirOf } from "../config/locales";
import { useLocale } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import { Badge } from "./Badge";

type PreviewMarkProps = { visibility: string };

/** Marks what is not published yet, wherever its title stands; production has none of it. */
export function PreviewMark({ visibility }: PreviewMarkProps) {
  const { locale, htmlLang } = useLocale();
  const { t } = useTranslation("preview");
  if (visibility !== "DRAFT" && visibility !== "SCHEDULED") return null;
  return (
    <Badge>
      <span lang={htmlLang} dir={dirOf(locale)}>
        {t(visibility === "DRAFT" ? "mark.draft" : "mark.scheduled")}
      </span>
    </Badge>
  );
}
