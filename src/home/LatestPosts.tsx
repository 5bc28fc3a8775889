import { graphql } from "gatsby";
import { useTranslation } from "gatsby-plugin-react-i18next";
import type { ReactNode } from "react";
import { dirOf } from "../config/dirOf";
import { Link } from "../i18n/Link";
import { useLocalePath } from "../i18n/useLocalePath";
import { DateTime } from "../ui/DateTime";
import { Entry } from "../ui/Entry";
import { Section } from "../ui/Section";
import { Sheet } from "../ui/Sheet";
import * as css from "./LatestPosts.module.css";

type LatestPostsProps = {
  posts: readonly Queries.LatestPostsFragment[];
  /** What stands behind a title, such as the language of its text. */
  renderMarks: (post: Queries.LatestPostsFragment) => ReactNode;
};

/** The newest posts: date in the margin, title and description in the column. */
export function LatestPosts({ posts, renderMarks }: LatestPostsProps) {
  const { t } = useTranslation("home");
  const localePath = useLocalePath();
  if (posts.length === 0) return null;
  return (
    <Sheet>
      <Section title={t("latest.title")} id="blog">
        <ul className={css.root}>
          {posts.map((post) => (
            <Entry
              as="li"
              key={post.path}
              label={<DateTime date={post.date} text={post.dateText} />}
              hasRule
            >
              <div lang={post.lang} dir={dirOf(post.lang)}>
                <h3>
                  <Link className={css.link} to={post.path}>
                    {post.title}
                  </Link>
                  {renderMarks(post)}
                </h3>
                <p className={css.text}>{post.description}</p>
              </div>
            </Entry>
          ))}
        </ul>
        <Entry>
          <p className={css.all}>
            <Link to={localePath("/blog")}>{t("latest.all")}</Link>
          </p>
        </Entry>
      </Section>
    </Sheet>
  );
}

export const fragment = graphql`
  fragment LatestPosts on BlogPost {
    path
    title
    description
    date
    dateText
    lang
    visibility
  }
`;
