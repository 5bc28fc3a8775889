import { useTranslation } from "../i18n/useTranslation";
import { Badge } from "./Badge";
import { Notice } from "./Notice";
import { PreviewMark } from "./PreviewMark";

type VisibilityNoticeProps = {
  visibility: Queries.PostVisibility;
  /** What it says of an unlisted page. */
  unlisted: { label: string; text: string };
};

/** Says of a page that not everybody gets to see it; of others nothing. */
export function VisibilityNotice(props: VisibilityNoticeProps) {
  const { visibility, unlisted } = props;
  if (visibility === "UNLISTED") {
    return (
      <Notice label={<Badge>{unlisted.label}</Badge>}>{unlisted.text}</Notice>
    );
  }
  return process.env.GATSBY_SITE_PREVIEW === "true" ? (
    <DraftNotice visibility={visibility} />
  ) : null;
}

/** Production has no drafts. */
function DraftNotice({
  visibility,
}: Pick<VisibilityNoticeProps, "visibility">) {
  const { t } = useTranslation("preview");
  if (visibility !== "DRAFT") return null;
  return (
    <Notice label={<PreviewMark visibility={visibility} />}>
      {t("notice.draftPage")}
    </Notice>
  );
}
