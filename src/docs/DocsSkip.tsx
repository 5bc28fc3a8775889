import { useTranslation } from "../i18n/useTranslation";
import * as css from "./DocsSkip.module.css";

type DocsSkipProps = {
  /** Id of the element that comes behind the sidebar. */
  to: string;
};

/** Leads the keyboard past the sidebar; seen while it has the focus. */
export function DocsSkip({ to }: DocsSkipProps) {
  const { t } = useTranslation("docs");
  return (
    <a className={css.root} href={`#${to}`} data-print="hide">
      {t("sidebar.skip")}
    </a>
  );
}
