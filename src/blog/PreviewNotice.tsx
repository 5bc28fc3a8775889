import { previewTexts } from "../i18n/previewTexts";
import { useLocale } from "../i18n/useLocale";
import { Notice } from "../ui/Notice";
import { PreviewMark } from "../ui/PreviewMark";

type PreviewNoticeProps = Queries.VisibilityNoticeFragment;

/** Says of a post that it is not published yet; production has none of those. */
export function PreviewNotice({ visibility, dateText }: PreviewNoticeProps) {
  const { locale } = useLocale();
  const { draft, scheduled } = previewTexts(locale).notice;
  if (visibility !== "DRAFT" && visibility !== "SCHEDULED") return null;
  return (
    <Notice label={<PreviewMark visibility={visibility} />}>
      {visibility === "DRAFT" ? draft : scheduled.replace("{{date}}", dateText)}
    </Notice>
  );
}
