import { useTranslation } from "../i18n/useTranslation";
import { Badge, Notice } from "../ui/Notice";
import { PreviewBadge } from "./EntryLink";

type VisibilityNoticeProps = {
  entry: {
    visibility: Queries.PostVisibility;
    /** When it appears, in words. */
    dateText?: string;
  };
};

/** Says of an entry that not everybody gets to see it; of others nothing. */
export function VisibilityNotice({ entry }: VisibilityNoticeProps) {
  const { t } = useTranslation("shell");
  if (entry.visibility === "UNLISTED") {
    return (
      <Notice label={<Badge>{t("visibility.unlisted")}</Badge>}>
        {t("visibility.unlistedText")}
      </Notice>
    );
  }
  return process.env.GATSBY_SITE_PREVIEW === "true" ? (
    <PreviewNotice entry={entry} />
  ) : null;
}

/** Production has no drafts and no scheduled posts. */
function PreviewNotice({ entry }: VisibilityNoticeProps) {
  const { t } = useTranslation("preview");
  const { visibility, dateText: date = "" } = entry;
  if (visibility !== "DRAFT" && visibility !== "SCHEDULED") return null;
  return (
    <Notice label={<PreviewBadge visibility={visibility} />}>
      {visibility === "DRAFT"
        ? t("notice.draft")
        : t("notice.scheduled", { date })}
    </Notice>
  );
}
