import { graphql } from "gatsby";
import { useTranslation } from "../i18n/useTranslation";
import { Badge } from "../ui/Badge";
import { Notice } from "../ui/Notice";
import { PreviewNotice } from "./PreviewNotice";

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

export const fragment = graphql`
  fragment VisibilityNotice on BlogPost {
    visibility
    dateText
  }
`;
