import { shownIn } from "../i18n/shownIn";
import { useLocale } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import { Entry } from "../ui/Entry";

type NothingOwnProps = { posts: readonly { lang: string }[] };

/** What a list says of whose posts none is left where readers leave out other languages. */
export function NothingOwn({ posts }: NothingOwnProps) {
  const { t } = useTranslation("shell");
  const { locale } = useLocale();
  if (!shownIn(locale, ...posts)) return null;
  return (
    <Entry hasRule shownIn="own">
      <p>{t("language.nothing")}</p>
    </Entry>
  );
}
