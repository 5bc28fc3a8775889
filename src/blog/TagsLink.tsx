import { Link } from "../i18n/Link";
import { useLocalePath } from "../i18n/useLocalePath";
import { useTranslation } from "../i18n/useTranslation";
import * as css from "./TagsLink.module.css";

/** The way from one tag to all of them. */
export function TagsLink() {
  const { t } = useTranslation("blog");
  const localePath = useLocalePath();
  return (
    <p className={css.root}>
      <Link to={localePath("/blog/tags")}>{t("tag.viewAll")}</Link>
    </p>
  );
}
