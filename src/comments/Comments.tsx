import {
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import { defaultLocale } from "../config/locales";
import type { Comments as CommentsSettings } from "../config/types";
import { useHasBeenNear } from "../hooks/useHasBeenNear";
import { Link } from "../i18n/Link";
import { usePageContext } from "../i18n/PageContext";
import { useLocale } from "../i18n/useLocale";
import { useLocalePath } from "../i18n/useLocalePath";
import { useColorMode } from "../state/ColorModeProvider";
import { Button } from "../ui/Button";
import { Entry } from "../ui/Entry";
import { CommentsFrame } from "./CommentsFrame";
import { commentTexts } from "./commentTexts";
import { providerOf } from "./providerOf";
import { threadOf } from "./threadOf";
import { useConsent } from "./useConsent";
import * as css from "./Comments.module.css";

export type CommentsProps = {
  settings: CommentsSettings;
  /** What the post is about. */
  description: string;
};

const id = "post-comments";

/** The comments of a post. Nothing is asked of another host before the reader wants it. */
export function Comments({ settings, description }: CommentsProps) {
  const { locale, alternates } = usePageContext();
  const { htmlLang } = useLocale();
  const localePath = useLocalePath();
  const { mode } = useColorMode();
  const titleId = useId();
  const texts = commentTexts(locale);
  const own = texts[settings.provider];
  const provider = useMemo(() => providerOf(settings), [settings]);
  const thread = threadOf(
    { locale, alternates, defaultLocale },
    settings.threads,
  );
  const consent = useConsent(thread, provider.sessionParameter);
  const [attempt, setAttempt] = useState(0);
  const placeRef = useRef<HTMLDivElement>(null);
  const isNear = useHasBeenNear(placeRef);
  const isShown =
    consent.given === "now" || (consent.given === "before" && isNear);

  // The button goes; the focus shall not fall back to the page's start.
  const focusPlace = useCallback(
    () => placeRef.current?.focus({ preventScroll: true }),
    [],
  );
  useEffect(() => {
    if (consent.given === "now") focusPlace();
  }, [consent.given, focusPlace]);
  const retry = () => {
    focusPlace();
    setAttempt(attempt + 1);
  };

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
        <div className={css.body} ref={placeRef} tabIndex={-1}>
          {isShown ? (
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
              texts={{ ...own, loaded: texts.loaded }}
              onSessionOver={consent.endSession}
              onRetry={retry}
            />
          ) : (
            <div className={css.offer}>
              <p>
                {own.offer}{" "}
                <Link to={localePath(settings.privacyPage)}>
                  {texts.privacy}
                </Link>
              </p>
              {!consent.given && (
                <Button onClick={consent.give}>{texts.load}</Button>
              )}
            </div>
          )}
          <label className={css.always}>
            <input
              type="checkbox"
              checked={consent.isAlways}
              onChange={({ target }) => consent.setAlways(target.checked)}
            />
            <span>{texts.always}</span>
          </label>
          <p>
            <Link to={provider.threadUrl(thread)}>{own.thread}</Link>
          </p>
        </div>
      </Entry>
    </section>
  );
}
