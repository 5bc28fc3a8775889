import { useTranslation } from "../i18n/useTranslation";
import { Badge, Notice } from "../ui/Notice";

type VisibilityNoticeProps = {
  entry: {
    visibility: Queries.PostVisibility;
    /** The date of publication, in words. */
    dateText?: string;
  };
};

/** Says that an entry is not listed or not published. */
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

/** A component of its own, which bundles for production drop. */
function PreviewNotice({ entry }: VisibilityNoticeProps) {
  const { t } = useTranslation("preview");
  const { visibility, dateText: date = "" } = entry;
  if (visibility !== "DRAFT" && visibility !== "SCHEDULED") return null;
  return (
    <Notice
      label={
        <Badge>
          {visibility === "DRAFT" ? t("mark.draft") : t("mark.scheduled")}
        </Badge>
      }
    >
      {visibility === "DRAFT"
        ? t("notice.draft")
        : t("notice.scheduled", { date })}
    </Notice>
  );
}
