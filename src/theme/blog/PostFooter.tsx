import { graphql } from "gatsby";
import { useEffect, useState } from "react";
import { COPIED_DURATION } from "../../config/constants";
import { absoluteUrl } from "../../config/resolved";
import { useTranslation } from "../i18n/useTranslation";
import { LastUpdated } from "../reading/LastUpdated";
import { TagList } from "../reading/TagList";
import { Icon } from "../ui/Icon";
import { MarginRow } from "../ui/MarginRow";
import * as css from "./PostFooter.module.css";

/** Shows what follows the text of a post: tags, last change, sharing. */
export function PostFooter({ post }: { post: Queries.PostFooterFragment }) {
  return (
    <footer className={css.footer}>
      <TagList tags={post.tags} />
      <LastUpdated post={post} />
      <ShareRow title={post.title} path={post.path} />
    </footer>
  );
}

const selectAll = (input: HTMLInputElement | null) => {
  input?.focus();
  input?.select();
};

/** Copies the post's address, or opens the system's share sheet. */
export function ShareRow({ title, path }: { title: string; path: string }) {
  const { t } = useTranslation("blog");
  const [canShare, setCanShare] = useState<boolean>();
  const [status, setStatus] = useState<"copied" | "refused">();
  const url = absoluteUrl(path);
  useEffect(() => setCanShare("share" in navigator), []);
  useEffect(() => {
    if (status !== "copied") return;
    const timer = setTimeout(() => setStatus(undefined), COPIED_DURATION);
    return () => clearTimeout(timer);
  }, [status]);

  const copy = async () => {
    try {
      // Pages without https have no clipboard.
      await navigator.clipboard.writeText(url);
      setStatus("copied");
    } catch {
      setStatus("refused");
    }
  };
  const share = async () => {
    try {
      await navigator.share({ title, url });
    } catch (error) {
      const isClosed =
        error instanceof DOMException && error.name === "AbortError";
      if (!isClosed) await copy();
    }
  };
  return (
    <div className={css.share} data-print="hide">
      <MarginRow label={t("share.title")}>
        <div className={`cluster ${css.row}`}>
          <button
            className="icon-link"
            type="button"
            onClick={() => void copy()}
          >
            <Icon name="link" />
            {t("share.copy")}
          </button>
          <button
            className="icon-link"
            type="button"
            data-available={canShare ?? "unknown"}
            onClick={() => void share()}
          >
            <Icon name="share" />
            {t("share.system")}
          </button>
          <span role="status">{status && t(`share.${status}`)}</span>
        </div>
        {status === "refused" ? (
          <input
            className="text-field"
            aria-label={t("share.address")}
            readOnly
            ref={selectAll}
            value={url}
          />
        ) : null}
      </MarginRow>
    </div>
  );
}

export const fragment = graphql`
  fragment PostFooter on BlogPost {
    title
    path
    tags {
      ...TagList
    }
    ...LastUpdated
  }
`;
