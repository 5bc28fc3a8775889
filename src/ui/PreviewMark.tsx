import { dirOf } from "../config/locales";
import { previewTexts } from "../i18n/previewTexts";
import { useLocale } from "../i18n/useLocale";
import { Badge } from "./Badge";

type PreviewMarkProps = { visibility: string };

/** Marks what is not published yet, wherever its title stands; production has none of it. */
export function PreviewMark({ visibility }: PreviewMarkProps) {
  const { locale, htmlLang } = useLocale();
  const { draft, scheduled } = previewTexts(locale).mark;
  const text = { DRAFT: draft, SCHEDULED: scheduled }[visibility];
  if (text === undefined) return null;
  return (
    <Badge>
      <span lang={htmlLang} dir={dirOf(locale)}>
        {text}
      </span>
    </Badge>
  );
}
