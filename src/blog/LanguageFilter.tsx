import { useState } from "react";
import { languageName } from "../i18n/languageName";
import { shownIn } from "../i18n/shownIn";
import { useLocale } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import { useOwnLanguageOnly } from "../state/useOwnLanguageOnly";
import { Entry } from "../ui/Entry";
import { VisuallyHidden } from "../ui/VisuallyHidden";
import * as css from "./LanguageFilter.module.css";

/** The choice of languages above a list. */
export function LanguageFilter() {
  const { t } = useTranslation("shell");
  return (
    <div className={css.filter}>
      <Entry label={t("language.label")}>
        <LanguageChoice />
      </Entry>
    </div>
  );
}

/** Lets readers leave out what lists hold in other languages; for pages that have such a text. */
export function LanguageChoice() {
  const { t } = useTranslation("shell");
  const { locale, htmlLang } = useLocale();
  const [isOn, setIsOn] = useOwnLanguageOnly();
  const [isUsed, setIsUsed] = useState(false);
  return (
    <div className={css.choice}>
      <label className={css.label}>
        <input
          className={css.box}
          type="checkbox"
          checked={isOn}
          onChange={() => {
            setIsOn(!isOn);
            setIsUsed(true);
          }}
        />
        {t("language.only", { language: languageName(locale, htmlLang) })}
      </label>
      {/* That something came or went elsewhere, only those who see know. */}
      <VisuallyHidden>
        <span role="status">
          {isUsed ? t(isOn ? "language.hidden" : "language.shown") : null}
        </span>
      </VisuallyHidden>
    </div>
  );
}

type OwnCountProps = {
  /** Posts in all languages. */
  all: number;
  /** Those in the page's language; all of them unless given. */
  own?: number | undefined;
  /** Says a number of posts in words. */
  text: (count: number) => string;
};

/** A number of posts that is right whether or not readers leave out other languages. */
export function OwnCount({ all, own = all, text }: OwnCountProps) {
  if (own === all) return text(all);
  return (
    <>
      <span data-in="all">{text(all)}</span>
      <span data-in="own">{text(own)}</span>
    </>
  );
}

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
