import { useState } from "react";
import { siteConfig } from "../../config/resolved";
import { useLocale } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import { useColorMode } from "../state/ColorModeProvider";
import { Icon } from "../ui/Icon";
import * as css from "./ColorModeToggle.module.css";

const states = [
  ["light", "sun"],
  ["dark", "moon"],
  ["system", "system"],
] as const;

/** The switch of the colour mode. CSS shows icon and name by an attribute of <html>, which is right before hydration. */
export function ColorModeToggle() {
  const { t } = useTranslation("shell");
  const { disableSwitch } = siteConfig.colorMode;
  const { shown, toggle } = useColorMode();
  const { locale } = useLocale();
  const [usedIn, setUsedIn] = useState<string>();
  if (disableSwitch) return null;
  return (
    <>
      <button
        className={`icon-button ${css.root}`}
        type="button"
        data-script="only"
        onClick={() => {
          toggle();
          setUsedIn(locale);
        }}
      >
        {states.map(([choice, icon]) => (
          <span key={choice} data-icon={choice}>
            <Icon name={icon} />
            <span className="visually-hidden">
              {t("colorMode.toggle", { mode: t(`colorMode.${choice}`) })}
            </span>
          </span>
        ))}
      </button>
      {/* Some screen readers don't announce that a focused button has a new name. Another language would announce it again. */}
      <span className="visually-hidden" role="status">
        {usedIn === locale ? t(`colorMode.${shown}`) : null}
      </span>
    </>
  );
}
