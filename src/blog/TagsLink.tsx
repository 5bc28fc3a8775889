import { Link } from "../i18n/Link";
import { useLocalePath } from "../i18n/useLocalePath";
import { useTranslation } from "../i18n/useTranslation";
import * as css from "./TagsLink.module.css";

type TagsLinkProps = {
  /** Path of the list of all tags, without locale. */
  to?: string;
};

/** The way from one tag to all of them. */
export function TagsLink({ to = "/blog/tags" }: TagsLinkProps) {
  const { t } = useTranslation("blog");
  const localePath = useLocalePath();
  return (
    <p className={css.root}>
      <Link to={localePath(to)}>{t("tag.viewAll")}</Link>
    </p>
  );
}
