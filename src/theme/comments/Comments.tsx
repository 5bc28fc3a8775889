import { Fragment, useEffect, useRef, useState, type ReactNode } from "react";
import { PRIVACY_PAGE } from "../../config/constants";
import type { Comments as Settings, GiscusComments } from "../../config/types";
import { Link } from "../i18n/Link";
import { usePageContext, useLocale } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import { useColorMode } from "../state/ColorModeProvider";
import { Button } from "../ui/Button";
import { LazyPart } from "../ui/LazyPart";
import { Section } from "../ui/Section";
import { CommentsFrame } from "./CommentsFrame";
import { nameThread, threadUrl } from "./giscus";
import { useConsent, type Consent } from "./useConsent";
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
  return settings.provider === "giscus" ? (
    <GiscusThread settings={settings} description={description} />
  ) : (
    <PostReplies post={post ?? ""} />
  );
}

type GiscusThreadProps = { settings: GiscusComments; description: string };

function GiscusThread({ settings, description }: GiscusThreadProps) {
  const { t } = useTranslation("comments");
  const { locale, alternates } = usePageContext();
  const { htmlLang } = useLocale();
  const { mode } = useColorMode();
  const thread = nameThread(alternates, locale);
  return (
    <WithConsent
      thread={thread}
      offer={t("giscus.offer")}
      link={
        <Link to={threadUrl(settings.repo, thread)}>{t("giscus.thread")}</Link>
      }
      render={({ session, endSession }, retry) => (
        <CommentsFrame
          key={session}
          settings={settings}
          request={{
            thread,
            description,
            returnTo: `${window.location.origin}${window.location.pathname}#${id}`,
            session,
            htmlLang,
            mode,
          }}
          onSessionOver={endSession}
          onRetry={retry}
        />
      )}
    />
  );
}

type PostRepliesProps = { post: string };

/** The replies to a post of the owner's on Mastodon or Bluesky. */
function PostReplies({ post }: PostRepliesProps) {
  const { t } = useTranslation("comments");
  const host = new URL(post).hostname;
  return (
    <WithConsent
      thread={post}
      offer={t("replies.offer", { host })}
      link={<Link to={post}>{t("replies.thread", { host })}</Link>}
      render={(_consent, retry) => (
        <LazyPart load={loadReplies} props={{ post, onRetry: retry }} />
      )}
    />
  );
}

type WithConsentProps = {
  thread: string;
  /** Says what is loaded, and from whom. */
  offer: string;
  /** The address at which the comments are read without loading them. */
  link: ReactNode;
  render: (consent: Consent, retry: () => void) => ReactNode;
};

/** Offers comments, and renders them once the reader agrees. */
function WithConsent(props: WithConsentProps) {
  const { thread, offer, link, render } = props;
  const { t } = useTranslation("comments");
  const { localePath } = useLocale();
  const consent = useConsent(thread);
  const [attempt, setAttempt] = useState(0);
  const ref = useRef<HTMLDivElement>(null);
  const { isGiven, give } = consent;

  useEffect(() => {
    // The focused button is gone: keep the focus here.
    if (isGiven) ref.current?.focus({ preventScroll: true });
  }, [isGiven, attempt]);

  return (
    <div className={css.root} data-print="hide">
      <Section
        title={t("title")}
        id={id}
        body={
          <div className={css.body} ref={ref} tabIndex={-1}>
            {isGiven ? (
              <Fragment key={attempt}>
                <p>{link}</p>
                {render(consent, () => setAttempt(attempt + 1))}
              </Fragment>
            ) : (
              <>
                <div className={css.offer}>
                  <p>
                    {offer}{" "}
                    <Link to={localePath(PRIVACY_PAGE)}>{t("privacy")}</Link>
                  </p>
                  <Button onClick={give}>{t("load")}</Button>
                </div>
                <p>{link}</p>
              </>
            )}
          </div>
        }
      />
    </div>
  );
}
