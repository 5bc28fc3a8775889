import type baseUrl from "../../../locales/en/baseUrl.json";
import type crash from "../../../locales/en/crash.json";

declare global {
  /**
   * Messages that are needed where nothing else has loaded, for each locale:
   * webpack writes them into the script (src/site/messages/fillMessages.ts).
   */
  const scriptMessages: {
    baseUrl: Readonly<Record<string, typeof baseUrl>>;
    crash: Readonly<Record<string, typeof crash>>;
  };
}
