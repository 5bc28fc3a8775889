import { useEffect, useRef, useState } from "react";
import { PRIVACY_PAGE } from "../config/constants";
import type { Comments as Settings } from "../config/types";
import { useHasBeenNear } from "../hooks/useHasBeenNear";
import { Link } from "../i18n/Link";
import { usePageContext, useLocale, useLocalePath } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import { useColorMode } from "../state/ColorModeProvider";
import { Button } from "../ui/Button";
import { LazyPart } from "../ui/LazyPart";
import { Section } from "../ui/Section";
import { CommentsFrame } from "./CommentsFrame";
import { nameThread, threadUrl } from "./giscus";
import { useConsent } from "./useConsent";
import * as css from "./Comments.module.css";

export type CommentsProps = {
  settings: Settings;
  /** The description of the post, which opens a new thread. */
  description: string;
  /** The address of the post whose replies are the comments; null for giscus. */
  post: string | null;
};

const id = "post-comments";

const loadReplies = () => import("./Replies").then(({ Replies }) => Replies);

/** The comments of a post. Nothing is loaded from another host before the reader agrees. */
export function Comments({ settings, description, post }: CommentsProps) {
  const { locale, alternates } = usePageContext();
  const { htmlLang } = useLocale();
  const localePath = useLocalePath();
  const { mode } = useColorMode();
  const isGiscus = settings.provider === "giscus";
  const thread = isGiscus
    ? nameThread(alternates, locale, settings.threads)
    : (post ?? "");
  const host = isGiscus ? "" : new URL(settings.host).hostname;
  const consent = useConsent(thread);
  const [attempt, setAttempt] = useState(0);
  const ref = useRef<HTMLDivElement>(null);
  const isNear = useHasBeenNear(ref);
  const isShown =
    consent.given === "now" || (consent.given === "before" && isNear);
  const { t } = useTranslation("comments");

  useEffect(() => {
    // The focused button is gone: keep the focus here.
    if (consent.given === "now" || attempt > 0) {
      ref.current?.focus({ preventScroll: true });
    }
  }, [consent.given, attempt]);

  const retry = () => setAttempt(attempt + 1);
  const link = (
    <p>
      {isGiscus ? (
        <Link to={threadUrl(settings.repo, thread)}>{t("giscus.thread")}</Link>
      ) : (
        <Link to={thread}>{t("replies.thread", { host })}</Link>
      )}
    </p>
  );
  const renderComments = () =>
    isGiscus ? (
      <CommentsFrame
        key={`${attempt} ${consent.session}`}
        settings={settings}
        request={{
          thread,
          description,
          returnTo: `${window.location.origin}${window.location.pathname}#${id}`,
          session: consent.session,
          htmlLang,
          mode,
        }}
        onSessionOver={consent.endSession}
        onRetry={retry}
      />
    ) : (
      <LazyPart
        key={attempt}
        load={loadReplies}
        props={{ post: thread, onRetry: retry }}
      />
    );
  return (
    <div className={css.root} data-print="hide">
      <Section
        title={t("title")}
        id={id}
        body={
          <div className={css.body} ref={ref} tabIndex={-1}>
            {isShown ? (
              <>
                {link}
                {renderComments()}
              </>
            ) : (
              <div className={css.offer}>
                <p>
                  {isGiscus ? t("giscus.offer") : t("replies.offer", { host })}{" "}
                  <Link to={localePath(PRIVACY_PAGE)}>{t("privacy")}</Link>
                </p>
                {!consent.given && (
                  <Button onClick={consent.give}>{t("load")}</Button>
                )}
              </div>
            )}
            <label className={css.always}>
              <input
                type="checkbox"
                checked={consent.isAlways}
                onChange={({ target }) => consent.setAlways(target.checked)}
              />
              <span>{t("always")}</span>
            </label>
            {!isShown && link}
          </div>
        }
      />
    </div>
  );
}
