import { useEffect, useId, useMemo, useRef, useState } from "react";
import { siteConfig } from "../config/resolved";
import type { Comments as Settings } from "../config/types";
import { useHasBeenNear } from "../hooks/useHasBeenNear";
import { Link } from "../i18n/Link";
import { usePageContext } from "../i18n/PageContext";
import { useLocale } from "../i18n/useLocale";
import { useColorMode } from "../state/ColorModeProvider";
import { Entry } from "../ui/Entry";
import { CommentsFrame } from "./CommentsFrame";
import { CommentsOffer } from "./CommentsOffer";
import { commentTexts } from "./commentTexts";
import { providerOf } from "./providerOf";
import { threadOf } from "./threadOf";
import { useConsent } from "./useConsent";
import * as css from "./Comments.module.css";

export type CommentsProps = {
  /** What the owner says about comments. */
  settings: Settings;
  /** What the post is about. */
  description: string;
};

const id = "post-comments";

/** The comments of a post. Nothing is asked of another host before the reader wants it. */
export function Comments({ settings, description }: CommentsProps) {
  const { locale, alternates } = usePageContext();
  const { htmlLang } = useLocale();
  const { mode } = useColorMode();
  const provider = useMemo(() => providerOf(settings), [settings]);
  const { threads, privacyPage } = settings;
  const { defaultLocale } = siteConfig.i18n;
  const thread = threadOf({ locale, alternates, defaultLocale }, threads);
  const consent = useConsent(thread, provider.sessionParameter);
  const [attempt, setAttempt] = useState(0);
  const ref = useRef<HTMLDivElement>(null);
  const isNear = useHasBeenNear(ref);
  const isShown =
    consent.given === "now" || (consent.given === "before" && isNear);
  const titleId = useId();
  const texts = commentTexts(locale);
  const ownTexts = { ...texts, ...texts[settings.provider] };

  useEffect(() => {
    // The button is gone; the focus shall not fall back to the page's start.
    if (consent.given === "now" || attempt > 0) {
      ref.current?.focus({ preventScroll: true });
    }
  }, [consent.given, attempt]);

  const link = (
    <p>
      <Link to={provider.threadUrl(thread)}>{ownTexts.thread}</Link>
    </p>
  );
  return (
    <section
      className={css.root}
      id={id}
      aria-labelledby={titleId}
      data-print="hide"
    >
      <Entry
        hasRule
        label={
          <h2 className={css.title} id={titleId}>
            {texts.title}
          </h2>
        }
      >
        <div className={css.body} ref={ref} tabIndex={-1}>
          {isShown ? (
            <>
              {link}
              <CommentsFrame
                key={`${attempt} ${consent.session}`}
                provider={provider}
                request={{
                  thread,
                  description,
                  returnTo: `${window.location.origin}${window.location.pathname}#${id}`,
                  session: consent.session,
                  htmlLang,
                  mode,
                }}
                texts={ownTexts}
                onSessionOver={consent.endSession}
                onRetry={() => setAttempt(attempt + 1)}
              />
            </>
          ) : (
            <CommentsOffer
              texts={ownTexts}
              privacyPage={privacyPage}
              onLoad={consent.given ? undefined : consent.give}
            />
          )}
          <label className={css.always}>
            <input
              type="checkbox"
              checked={consent.isAlways}
              onChange={({ target }) => consent.setAlways(target.checked)}
            />
            <span>{texts.always}</span>
          </label>
          {!isShown && link}
        </div>
      </Entry>
    </section>
  );
}
