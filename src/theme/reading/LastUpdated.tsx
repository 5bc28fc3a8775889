import { graphql } from "gatsby";
import { Link } from "../i18n/Link";
import { useTranslation } from "../i18n/useTranslation";
import { MarginRow } from "../ui/MarginRow";
import * as css from "./LastUpdated.module.css";

type LastUpdatedProps = { post: Queries.LastUpdatedFragment };

/** The date of the last change, and the link to the source. */
export function LastUpdated({ post }: LastUpdatedProps) {
  const { t, rich } = useTranslation("blog");
  const { updated, updatedText: date, editUrl } = post;
  const isDated = updated && date;
  if (!isDated && !editUrl) return null;
  const dated = {
    date: (words: string) => <time dateTime={updated ?? ""}>{words}</time>,
  };
  return (
    <MarginRow>
      <p className={`cluster ${css.root}`}>
        {isDated ? (
          <span>{rich("record.updated", { date }, dated)}</span>
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
    editUrl
  }
`;
