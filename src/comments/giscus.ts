import { defaultLocale } from "../config/locales";
import type { GiscusComments } from "../config/types";
import { findOriginal, findTranslation } from "../lib/routeContext";
import { baseLanguage } from "../lib/language";
import type { Alternate } from "../lib/routeContext";
import type { ColorMode } from "../state/colorMode";

/*
 * Comments as giscus shows them, with the parameters and messages of its
 * client.ts. That script itself is not loaded: it would run in our page.
 */

/** Only what comes from here is listened to, and nothing is said to anyone else. */
export const giscusOrigin = "https://giscus.app";

/** The query parameter that brings the session back from signing in. */
export const sessionParameter = "giscus";

/** The languages of giscus: `availableLanguages` in its lib/i18n.tsx. */
const languages =
  "ar be bg ca cs da de en eo es eu fa fr gr hbs he hi hu id it ja kh ko nl pl pt ro ru th tr uk uz vi zh-CN zh-HK zh-TW".split(
    " ",
  );

/** Its own client forgets the session on the same three. */
const lostSession = /Bad credentials|Invalid state value|State has expired/;

/**
 * The name of a post's thread: its path without the first slash, in the default
 * language or, where each has a thread of its own, in that of the text. giscus
 * names threads like that, too, where they are mapped by path.
 */
export function nameThread(
  alternates: readonly Alternate[],
  locale: string,
  threads: GiscusComments["threads"],
): string {
  // A fallback shows another page's text, and so its thread.
  const named =
    threads === "shared"
      ? findTranslation(alternates, defaultLocale)
      : findOriginal(alternates, locale);
  return (named ?? findTranslation(alternates, locale))?.path.slice(1) ?? "";
}

/** Where a thread can be read without a frame. */
export function threadUrl(repo: string, thread: string): string {
  const query = new URLSearchParams({ discussions_q: `in:title "${thread}"` });
  return `https://github.com/${repo}/discussions?${query.toString()}`;
}

/** What the frame has to know to show the comments of one post. */
export type FrameRequest = {
  /** The name of the thread. */
  thread: string;
  /** What the post is about; opens a new thread. */
  description: string;
  /** Where readers return to after signing in. */
  returnTo: string;
  /** What signing in has brought; empty without. */
  session: string;
  /** The reader's language tag. */
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
    theme: settings.themes[mode],
    reactionsEnabled: settings.reactions ? "1" : "0",
    emitMetadata: "0",
    inputPosition: settings.inputPosition,
    repo: settings.repo,
    repoId: settings.repoId,
    category: settings.category,
    categoryId: settings.categoryId,
    strict: settings.strict ? "1" : "0",
    description,
    backLink: returnTo.replace(/#.*/, ""),
    term: thread,
  });
  // `de-AT` is `de`, `zh-TW` stays; what giscus does not speak is English.
  const language = [htmlLang, baseLanguage(htmlLang), "en"].find((one) =>
    languages.includes(one),
  );
  return `${giscusOrigin}/${language}/widget?${query.toString()}`;
}

/** Tells the frame which theme to show. */
export const themeMessage = (theme: string) => ({
  giscus: { setConfig: { theme } },
});

/** What the frame says. It is another site's, so nothing about it is certain. */
type GiscusMessage = {
  giscus?: {
    resizeHeight?: unknown;
    signOut?: unknown;
    error?: unknown;
  } | null;
} | null;

/** Reads a message of the frame: the height of its content in CSS pixels, and whether the session no longer holds. */
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
