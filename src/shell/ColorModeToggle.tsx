import { useTranslation } from "gatsby-plugin-react-i18next";
import { siteConfig } from "../config/resolved";
import { useColorMode } from "../state/ColorModeProvider";
import { Icon } from "../ui/Icon";
import { VisuallyHidden } from "../ui/VisuallyHidden";
import * as css from "./ColorModeToggle.module.css";

/** The switch for light and dark. Its icon follows <html>, not React: right before hydration. */
export function ColorModeToggle() {
  const { t } = useTranslation("shell");
  const { mode, choice, isSwitchDisabled, toggle } = useColorMode();
  if (isSwitchDisabled) return null;
  const { respectPrefersColorScheme } = siteConfig.colorMode;
  const shown = choice ?? (respectPrefersColorScheme ? "system" : mode);
  return (
    <button className={css.root} type="button" onClick={toggle}>
      <span data-icon="light">
        <Icon name="sun" />
      </span>
      <span data-icon="dark">
        <Icon name="moon" />
      </span>
      <span data-icon="system">
        <Icon name="system" />
      </span>
      <VisuallyHidden>
        {t("colorMode.toggle", { mode: t(`colorMode.${shown}`) })}
      </VisuallyHidden>
    </button>
  );
}
