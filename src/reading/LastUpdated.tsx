import { graphql } from "gatsby";
import { useThemeConfig } from "../config/ThemeProvider";
import { Link } from "../i18n/Link";
import { useTranslation } from "../i18n/useTranslation";
import { DateTime } from "../ui/DateTime";
import { MarginRow } from "../ui/MarginRow";
import * as css from "./LastUpdated.module.css";

type LastUpdatedProps = {
  post: Queries.LastUpdatedFragment;
  /** Whether it tells when; as the site's config says of posts unless given. */
  showsUpdate?: boolean;
};

/** When a post was last changed and by whom, and where it can be changed. */
export function LastUpdated({ post, showsUpdate }: LastUpdatedProps) {
  const { showLastUpdate } = useThemeConfig().blog;
  const { t, rich } = useTranslation("blog");
  const { updated, updatedText: date, updatedBy: name, editUrl } = post;
  const isDated = (showsUpdate ?? showLastUpdate) && updated && date;
  if (!isDated && !editUrl) return null;
  const dated = {
    date: (words: string) => <DateTime date={updated ?? ""} text={words} />,
  };
  return (
    <MarginRow>
      <p className={css.root}>
        {isDated ? (
          <span>
            {name
              ? rich("record.updatedBy", { date, name }, dated)
              : rich("record.updated", { date }, dated)}
          </span>
        ) : null}
        {editUrl ? (
          <Link to={editUrl} data-print="hide">
            {t("record.edit")}
          </Link>
        ) : null}
      </p>
    </MarginRow>
  );
}

export const fragment = graphql`
  fragment LastUpdated on BlogPost {
    updated
    updatedText
    updatedBy
    editUrl
  }
`;
