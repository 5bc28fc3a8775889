import { defaultLocale } from "../../config/locales";
import type { GiscusComments } from "../../config/types";
import { findTranslation } from "../../lib/routeContext";
import { baseLanguage } from "../../lib/language";
import type { Alternate } from "../../lib/routeContext";
import type { ColorMode } from "../state/colorMode";

/* The parameters and messages of giscus' client.ts, which would run in our page. */

/** The only origin that messages are exchanged with. */
export const giscusOrigin = "https://giscus.app";

/** The theme of giscus in each colour mode. */
export const giscusThemes = { light: "light", dark: "transparent_dark" };

/** The query parameter with the session after signing in. */
export const sessionParameter = "giscus";

/** The languages of giscus: `availableLanguages` in its lib/i18n.tsx. */
const languages =
  "ar be bg ca cs da de en eo es eu fa fr gr hbs he hi hu id it ja kh ko nl pl pt ro ru th tr uk uz vi zh-CN zh-HK zh-TW".split(
    " ",
  );

/** giscus' own client discards the session on the same messages. */
const lostSession = /Bad credentials|Invalid state value|State has expired/;

/**
 * Names the thread that all languages of a post share, as giscus does: by the
 * path in the default language, without the first slash. A new title keeps it.
 */
export function nameThread(
  alternates: readonly Alternate[],
  locale: string,
): string {
  const named =
    findTranslation(alternates, defaultLocale) ??
    findTranslation(alternates, locale);
  return named?.path.slice(1) ?? "";
}

/** Returns the address of a thread without a frame. */
export function threadUrl(repo: string, thread: string): string {
  const query = new URLSearchParams({ discussions_q: `in:title "${thread}"` });
  return `https://github.com/${repo}/discussions?${query.toString()}`;
}

export type FrameRequest = {
  thread: string;
  /** The description of the post, for a new thread. */
  description: string;
  /** The address to return to after signing in. */
  returnTo: string;
  /** The session; empty before signing in. */
  session: string;
  htmlLang: string;
  mode: ColorMode;
};

export function frameUrl(
  settings: GiscusComments,
  request: FrameRequest,
): string {
  const { thread, description, returnTo, session, htmlLang, mode } = request;
  const query = new URLSearchParams({
    origin: returnTo,
    session,
    theme: giscusThemes[mode],
    reactionsEnabled: "1",
    emitMetadata: "0",
    inputPosition: "top",
    repo: settings.repo,
    repoId: settings.repoId,
    category: settings.category,
    categoryId: settings.categoryId,
    // Otherwise, GitHub searches by likeness and finds other discussions.
    strict: "1",
    description,
    backLink: returnTo.replace(/#.*/, ""),
    term: thread,
  });
  // giscus has some languages with regions; English replaces unknown ones.
  const language = [htmlLang, baseLanguage(htmlLang), "en"].find((tag) =>
    languages.includes(tag),
  );
  return `${giscusOrigin}/${language}/widget?${query.toString()}`;
}

export const themeMessage = (theme: string) => ({
  giscus: { setConfig: { theme } },
});

/** A message of the frame, which may contain anything. */
type GiscusMessage = {
  giscus?: {
    resizeHeight?: unknown;
    signOut?: unknown;
    error?: unknown;
  } | null;
} | null;

/** Reads the height of the content in CSS pixels, and whether the session has ended. */
export function readMessage(message: unknown): {
  height?: number;
  isSessionOver?: boolean;
} {
  const { resizeHeight, signOut, error } =
    (message as GiscusMessage)?.giscus ?? {};
  return {
    ...(typeof resizeHeight === "number" && { height: resizeHeight }),
    isSessionOver: Boolean(signOut) || lostSession.test(String(error)),
  };
}
