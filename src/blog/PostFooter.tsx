import { graphql } from "gatsby";
import { useThemeConfig } from "../config/ThemeProvider";
import { useCopy } from "../hooks/useCopy";
import { useShareSheet } from "../hooks/useShareSheet";
import { useTranslation } from "../i18n/useTranslation";
import { MarginRow } from "../ui/MarginRow";
import { Icon } from "../ui/Icon";
import { LastUpdated } from "../reading/LastUpdated";
import { TagList } from "../reading/TagList";
import * as css from "./PostFooter.module.css";

type PostFooterProps = { post: Queries.PostFooterFragment };

/** What is to be said of a post after its text: tags, last change, ways to pass it on. */
export function PostFooter({ post }: PostFooterProps) {
  return (
    <footer className={css.footer}>
      <TagList tags={post.tags} />
      <LastUpdated post={post} />
      <ShareRow title={post.title} path={post.path} />
    </footer>
  );
}

type ShareRowProps = {
  title: string;
  /** The post's path in the page's language. */
  path: string;
};

const selectAll = (input: HTMLInputElement | null) => {
  input?.focus();
  input?.select();
};

/** Copies the post's address, or hands it to the system's share sheet. */
export function ShareRow({ title, path }: ShareRowProps) {
  const { t } = useTranslation("blog");
  const { isCopied, isRefused, copy } = useCopy();
  const { canShare, share } = useShareSheet();
  const url = useThemeConfig().url + path;
  const passOn = async () => {
    if (!(await share({ title, url }))) await copy(url);
  };
  return (
    <div className={css.share} data-print="hide">
      <MarginRow label={t("share.title")}>
        <div className={css.row}>
          <button type="button" onClick={() => void copy(url)}>
            <Icon name="link" />
            {t("share.copy")}
          </button>
          <button
            type="button"
            data-available={canShare ?? "unknown"}
            onClick={() => void passOn()}
          >
            <Icon name="share" />
            {t("share.system")}
          </button>
          <span role="status">
            {isCopied ? t("share.copied") : isRefused && t("share.refused")}
          </span>
        </div>
        {isRefused ? (
          <input
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
