import { siteConfig } from "../config/resolved";
import { inScript } from "../lib/escape";
import type { ColorModeSettings } from "./colorChoice";
import { storageKeys } from "./storageKeys";

type BootSettings = {
  colorMode: ColorModeSettings;
  announcementId?: string | undefined;
};

/**
 * The script that runs before the first paint: it puts the stored colour mode
 * and a dismissed announcement on <html>, so that nothing flashes. Written by hand for old browsers; it must survive garbage
 * and blocked storage.
 */
export function bootScript({
  colorMode,
  announcementId,
}: BootSettings): string {
  const { defaultMode, disableSwitch, respectPrefersColorScheme } = colorMode;
  const read = disableSwitch ? `""` : `g(${inScript(storageKeys.colorMode)})`;
  const mode = respectPrefersColorScheme
    ? `matchMedia("(prefers-color-scheme:dark)").matches?"dark":"light"`
    : inScript(defaultMode);
  const choice = respectPrefersColorScheme ? `c||"system"` : "m";
  const announcement = announcementId
    ? `if(g(${inScript(storageKeys.announcementId)})===${inScript(announcementId)}&&` +
      `g(${inScript(storageKeys.announcementDismissed)})==="true")` +
      `d.setAttribute("data-announcement","dismissed");`
    : "";
  return (
    `(function(d){` +
    `function g(k){try{return localStorage.getItem(k)}catch(e){}}` +
    `var c=${read};if(c!=="light"&&c!=="dark")c="";` +
    `var m=c||(${mode});` +
    `d.setAttribute("data-theme",m);` +
    `d.setAttribute("data-theme-choice",${choice});` +
    `document.getElementsByName("theme-color").forEach(function(e){` +
    `e.content=m==="dark"?${inScript(siteConfig.colors.dark.paper)}:${inScript(siteConfig.colors.light.paper)}});` +
    announcement +
    `})(document.documentElement)`
  );
}
