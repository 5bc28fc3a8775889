import { useState } from "react";
import { languageName } from "../i18n/languageName";
import { useLocale } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import { useOwnLanguageOnly } from "../state/useOwnLanguageOnly";
import { VisuallyHidden } from "../ui/VisuallyHidden";
import * as css from "./LanguageChoice.module.css";

/** Lets readers leave out what lists hold in other languages; for pages that have such a text. */
export function LanguageChoice() {
  const { t } = useTranslation("shell");
  const { locale, htmlLang } = useLocale();
  const [isOn, setIsOn] = useOwnLanguageOnly();
  const [isUsed, setIsUsed] = useState(false);
  return (
    <div className={css.root}>
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
