import { useEffect, useState } from "react";
import { Link } from "../i18n/Link";
import { useLocale } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import { formatDate } from "../../lib/format";
import { Icon } from "../ui/Icon";
import { LoadFailure, Loading } from "../ui/Loading";
import { createRepliesUrl, readReplies } from "./readReplies";
import type { Replies as Answer, Reply } from "./readReplies";
import * as css from "./Comments.module.css";

/** The time limit for the server, in milliseconds. */
const TIMEOUT = 20_000;

/** Asks the server of a post for the replies to it, without saying which page asks. */
async function loadReplies(post: string): Promise<Answer> {
  const url = createRepliesUrl(post);
  const response = await fetch(url, {
    referrerPolicy: "no-referrer",
    signal: AbortSignal.timeout(TIMEOUT),
  });
  if (!response.ok) throw new Error(String(response.status));
  return readReplies(await response.json());
}

type RepliesProps = {
  /** The address of the post. */
  post: string;
  onRetry: () => void;
};

/** The replies to a post of the owner's, oldest first. */
export function Replies({ post, onRetry }: RepliesProps) {
  const { t } = useTranslation("comments");
  const [answer, setAnswer] = useState<Answer | "failed">();
  useEffect(() => {
    let isShown = true;
    const show = (next: typeof answer) => isShown && setAnswer(next);
    loadReplies(post).then(show, () => show("failed"));
    return () => {
      isShown = false;
    };
  }, [post]);
  const { hostname: host } = new URL(post);
  if (answer === "failed") {
    return (
      <LoadFailure onRetry={onRetry}>
        {t("replies.failed", { host })}
      </LoadFailure>
    );
  }
  const count = answer?.replies.length;
  return (
    <>
      {!answer && <Loading />}
      {/* Announced, because the status was there before its text. */}
      <div role="status">
        {count === 0 && <p>{t("replies.none")}</p>}
        {count ? <span className="visually-hidden">{t("loaded")}</span> : null}
      </div>
      {count ? (
        <ol className={css.replies}>
          {answer.replies.map((reply) => (
            <li key={reply.url}>
              <ReplyItem reply={reply} />
            </li>
          ))}
        </ol>
      ) : null}
      {answer?.hasMore ? (
        <p>
          <Link to={post}>{t("replies.more", { host })}</Link>
        </p>
      ) : null}
    </>
  );
}

function ReplyItem({ reply }: { reply: Reply }) {
  const { t } = useTranslation("comments");
  const { htmlLang } = useLocale();
  const { name, url, date, day, text, warning } = reply;
  const words = (
    <p className={css.reply} dir="auto">
      {text || <i>{t("replies.wordless")}</i>}
    </p>
  );
  return (
    <>
      <p className={css.replier}>
        <bdi>{name}</bdi>,{" "}
        <Link to={url}>
          <time dateTime={date}>{formatDate(day, htmlLang, "FULL")}</time>
        </Link>
      </p>
      {warning ? (
        <details>
          <summary className="icon-link">
            <span dir="auto">{warning}</span>
            <Icon name="down" />
          </summary>
          {words}
        </details>
      ) : (
        words
      )}
    </>
  );
}
