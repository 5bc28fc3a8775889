import type baseUrl from "../../locales/en/baseUrl.json";
import type comments from "../../locales/en/comments.json";
import type crash from "../../locales/en/crash.json";
import type docsMenu from "../../locales/en/docsMenu.json";
import type preview from "../../locales/en/preview.json";
import type search from "../../locales/en/search.json";

type InLocales<Texts> = Readonly<Record<string, Texts>>;

declare global {
  /**
   * Texts that a script brings itself, for every locale of the site, without
   * gaps. webpack writes them in where one is named
   * (src/node/messages/fillMessages.ts), so no page's data is needed to have them.
   */
  const siteTexts: {
    baseUrl: InLocales<typeof baseUrl>;
    comments: InLocales<typeof comments>;
    crash: InLocales<typeof crash>;
    docsMenu: InLocales<typeof docsMenu>;
    preview: InLocales<typeof preview>;
    search: InLocales<typeof search>;
  };
}
