import de from "../../locales/de/crash.json";
import en from "../../locales/en/crash.json";

export type CrashTexts = typeof en;

/** In the script itself: what brings a page its other texts may be what crashed. */
const texts: Readonly<Record<string, CrashTexts>> = { de, en };

/** The crash screens' words in a language. */
export const crashTexts = (locale: string): CrashTexts => texts[locale] ?? en;
