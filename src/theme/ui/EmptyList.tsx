import { useTranslation } from "../i18n/useTranslation";
import { MarginRow } from "./MarginRow";

/** Says that a list has no entries. */
export function EmptyList() {
  const { t } = useTranslation("lists");
  return (
    <MarginRow hasRule>
      <p>{t("list.empty")}</p>
    </MarginRow>
  );
}
