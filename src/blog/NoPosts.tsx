import { useTranslation } from "../i18n/useTranslation";
import { Entry } from "../ui/Entry";

/** What a list says that has no posts yet. */
export function NoPosts() {
  const { t } = useTranslation("lists");
  return (
    <Entry hasRule>
      <p>{t("list.empty")}</p>
    </Entry>
  );
}
