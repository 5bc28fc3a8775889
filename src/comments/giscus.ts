import type { Comments } from "../config/types";
import { baseLanguage } from "../lib/baseLanguage";
import type { CommentsProvider, FrameNews } from "./provider";

type GiscusSettings = Extract<Comments, { provider: "giscus" }>;

const origin = "https://giscus.app";

/** The languages of giscus: `availableLanguages` in its lib/i18n.tsx. */
const languages =
  "ar be bg ca cs da de en eo es eu fa fr gr hbs he hi hu id it ja kh ko nl pl pt ro ru th tr uk uz vi zh-CN zh-HK zh-TW".split(
    " ",
  );

/** Its own client forgets the session on the same three. */
const lostSession = /Bad credentials|Invalid state value|State has expired/;

/**
 * Comments as giscus shows them, with the parameters and messages of its
 * client.ts. That script itself is not loaded: it would run in our page.
 */
export function giscus(settings: GiscusSettings): CommentsProvider {
  const { repo, themes, ...fixed } = settings;
  return {
    origin,
    sessionParameter: "giscus",
    threadUrl: (thread) => {
      const query = new URLSearchParams({
        discussions_q: `in:title "${thread}"`,
      });
      return `https://github.com/${repo}/discussions?${query.toString()}`;
    },
    frameUrl: ({ thread, description, returnTo, session, htmlLang, mode }) => {
      const query = new URLSearchParams({
        origin: returnTo,
        session,
        theme: themes[mode],
        reactionsEnabled: fixed.reactions ? "1" : "0",
        emitMetadata: "0",
        inputPosition: fixed.inputPosition,
        repo,
        repoId: fixed.repoId,
        category: fixed.category,
        categoryId: fixed.categoryId,
        strict: fixed.strict ? "1" : "0",
        description,
        backLink: returnTo.replace(/#.*/, ""),
        term: thread,
      });
      return `${origin}/${languageOf(htmlLang)}/widget?${query.toString()}`;
    },
    modeMessage: (mode) => ({ giscus: { setConfig: { theme: themes[mode] } } }),
    readMessage,
  };
}

/** `de-AT` is `de`, `zh-TW` stays; what giscus does not speak is English. */
function languageOf(htmlLang: string): string {
  const wanted = [htmlLang, baseLanguage(htmlLang)];
  return wanted.find((language) => languages.includes(language)) ?? "en";
}

function readMessage(message: unknown): FrameNews {
  if (!isFields(message) || !isFields(message.giscus)) return {};
  const { resizeHeight, signOut, error } = message.giscus;
  return {
    ...(typeof resizeHeight === "number" && { height: resizeHeight }),
    isSessionOver:
      Boolean(signOut) ||
      (typeof error === "string" && lostSession.test(error)),
  };
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
