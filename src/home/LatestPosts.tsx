import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Link } from "../i18n/Link";
import { hasForeign, shownIn } from "../i18n/shownIn";
import { useLocale } from "../i18n/useLocale";
import { useLocalePath } from "../i18n/useLocalePath";
import { useTextLanguage } from "../i18n/useTextLanguage";
import { useTranslation } from "../i18n/useTranslation";
import { DateTime } from "../ui/DateTime";
import { Entry } from "../ui/Entry";
import { Section } from "../ui/Section";
import { Sheet } from "../ui/Sheet";
import * as css from "./LatestPosts.module.css";

type LatestPostsProps = {
  posts: readonly Queries.LatestPostsFragment[];
  /** What stands behind a title, such as the language of its text. */
  renderMarks: (post: Queries.LatestPostsFragment) => ReactNode;
  /** Lets readers leave out other languages. */
  filter?: ReactNode;
  /** What stands there where readers leave out all that is shown. */
  nothingOwn?: ReactNode;
};

/** The newest posts: date in the margin, title and description in the column. */
export function LatestPosts(props: LatestPostsProps) {
  const { posts, renderMarks, filter, nothingOwn } = props;
  const { t } = useTranslation("home");
  const localePath = useLocalePath();
  const languageOf = useTextLanguage();
  const { locale } = useLocale();
  if (posts.length === 0) return null;
  return (
    <Sheet>
      <Section
        title={t("latest.title")}
        id="blog"
        control={hasForeign(locale, posts) ? filter : null}
      >
        <ul className={css.root}>
          {posts.map((post) => (
            <Entry
              as="li"
              key={post.path}
              label={<DateTime date={post.date} text={post.dateText} />}
              hasRule
              shownIn={shownIn(locale, post)}
            >
              <div {...languageOf(post.lang)}>
                <h3>
                  <Link
                    className={css.link}
                    to={post.path}
                    hrefLang={languageOf(post.lang).lang}
                  >
                    {post.title}
                  </Link>
                  {renderMarks(post)}
                </h3>
                <p className={css.text}>{post.description}</p>
              </div>
            </Entry>
          ))}
        </ul>
        {nothingOwn}
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
