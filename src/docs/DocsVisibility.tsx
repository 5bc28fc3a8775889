import { previewTexts } from "../i18n/previewTexts";
import { useLocale } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import { Badge } from "../ui/Badge";
import { Notice } from "../ui/Notice";
import { PreviewMark } from "../ui/PreviewMark";

type DocsVisibilityProps = { visibility: Queries.PostVisibility };

/** Says of a page that not everybody gets to see it; of others nothing. */
export function DocsVisibility({ visibility }: DocsVisibilityProps) {
  const { t } = useTranslation("docs");
  if (visibility === "UNLISTED") {
    return (
      <Notice label={<Badge>{t("visibility.unlisted")}</Badge>}>
        {t("visibility.unlistedText")}
      </Notice>
    );
  }
  return process.env.GATSBY_SITE_PREVIEW === "true" ? (
    <DraftNotice visibility={visibility} />
  ) : null;
}

/** Production has no drafts. */
function DraftNotice({ visibility }: DocsVisibilityProps) {
  const { locale } = useLocale();
  if (visibility !== "DRAFT") return null;
  return (
    <Notice label={<PreviewMark visibility={visibility} />}>
      {previewTexts(locale).notice.draftPage}
    </Notice>
  );
}
