import { graphql } from "gatsby";
import { useTranslation } from "../i18n/useTranslation";
import { Badge } from "../ui/Badge";
import { Notice } from "../ui/Notice";
import { PreviewMark } from "../ui/PreviewMark";

type VisibilityNoticeProps = { post: Queries.VisibilityNoticeFragment };

/** Says of a post that not everybody gets to see it; of others nothing. */
export function VisibilityNotice({ post }: VisibilityNoticeProps) {
  const { t } = useTranslation("blog");
  if (post.visibility === "UNLISTED") {
    return (
      <Notice label={<Badge>{t("visibility.unlisted")}</Badge>}>
        {t("visibility.unlistedText")}
      </Notice>
    );
  }
  return process.env.GATSBY_SITE_PREVIEW === "true" ? (
    <PreviewNotice {...post} />
  ) : null;
}

type PreviewNoticeProps = Queries.VisibilityNoticeFragment;

/** Says of a post that it is not published yet; production has none of those. */
export function PreviewNotice({ visibility, dateText }: PreviewNoticeProps) {
  const { t } = useTranslation("preview");
  if (visibility !== "DRAFT" && visibility !== "SCHEDULED") return null;
  return (
    <Notice label={<PreviewMark visibility={visibility} />}>
      {visibility === "DRAFT"
        ? t("notice.draft")
        : t("notice.scheduled", { date: dateText })}
    </Notice>
  );
}

export const fragment = graphql`
  fragment VisibilityNotice on BlogPost {
    visibility
    dateText
  }
`;
