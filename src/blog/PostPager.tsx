import { graphql } from "gatsby";
import { useTranslation } from "../i18n/useTranslation";
import { Entry } from "../ui/Entry";
import { PostLink, PostMarks } from "./PostLink";
import * as css from "./PostPager.module.css";

type PostPagerProps = {
  newer: Queries.PostPagerFragment | null | undefined;
  older: Queries.PostPagerFragment | null | undefined;
};

/** The posts before and after this one. */
export function PostPager({ newer, older }: PostPagerProps) {
  const { t } = useTranslation("blog");
  if (!newer && !older) return null;
  return (
    <nav className={css.root} aria-label={t("pager.label")} data-print="hide">
      {newer ? (
        <Neighbour post={newer} label={t("pager.newer")} rel="next" />
      ) : null}
      {older ? (
        <Neighbour post={older} label={t("pager.older")} rel="prev" />
      ) : null}
    </nav>
  );
}

type NeighbourProps = {
  post: Queries.PostPagerFragment;
  label: string;
  rel: "next" | "prev";
};

function Neighbour({ post, label, rel }: NeighbourProps) {
  return (
    <Entry hasRule label={label}>
      <PostLink post={post} rel={rel} />
      <PostMarks post={post} />
    </Entry>
  );
}

export const fragment = graphql`
  fragment PostPager on BlogPost {
    ...PostLink
  }
`;
