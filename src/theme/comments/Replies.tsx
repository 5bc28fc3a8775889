import { useEffect, useState } from "react";
import { Link } from "../i18n/Link";
import { useLocale } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import { formatDate } from "../../lib/format";
import { LoadFailure, Loading } from "../ui/Loading";
import { createRepliesUrl, readReplies } from "./readReplies";
import type { Reply } from "./readReplies";
import * as css from "./Comments.module.css";

/** Asks the server of a post for the replies to it, without saying which page asks. */
async function loadReplies(post: string): Promise<Reply[]> {
  const url = createRepliesUrl(post);
  const response = await fetch(url, { referrerPolicy: "no-referrer" });
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
  const [replies, setReplies] = useState<Reply[] | "failed">();
  useEffect(() => {
    let isShown = true;
    const show = (next: typeof replies) => isShown && setReplies(next);
    loadReplies(post).then(show, () => show("failed"));
    return () => {
      isShown = false;
    };
  }, [post]);
  if (replies === "failed") {
    const host = new URL(post).hostname;
    return (
      <LoadFailure onRetry={onRetry}>
        {t("replies.failed", { host })}
      </LoadFailure>
    );
  }
  return (
    <>
      {!replies && <Loading />}
      {/* Announced, because the status was there before its text. */}
      <div role="status">
        {replies?.length === 0 && <p>{t("replies.none")}</p>}
        {replies && replies.length > 0 ? (
          <span className="visually-hidden">{t("loaded")}</span>
        ) : null}
      </div>
      {replies && <ReplyList replies={replies} />}
    </>
  );
}

function ReplyList({ replies }: { replies: readonly Reply[] }) {
  const { htmlLang } = useLocale();
  if (replies.length === 0) return null;
  return (
    <ol className={css.replies}>
      {replies.map(({ name, url, date, text }) => (
        <li key={url}>
          <p className={css.replier}>
            <bdi>{name}</bdi>,{" "}
            <Link to={url}>
              <time dateTime={date}>
                {formatDate(date.slice(0, 10), htmlLang, "FULL")}
              </time>
            </Link>
          </p>
          <p className={css.reply} dir="auto">
            {text}
          </p>
        </li>
      ))}
    </ol>
  );
}
