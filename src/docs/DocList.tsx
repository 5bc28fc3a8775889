import type { ReactNode } from "react";
import { graphql } from "gatsby";
import { Link } from "../i18n/Link";
import { useTextLanguage } from "../i18n/useLocale";
import { MarginRow } from "../ui/MarginRow";
import * as css from "./DocList.module.css";

type DocListProps = {
  docs: readonly Queries.DocListFragment[];
  /** What stands behind a title: the language, where it is not the page's. */
  renderMark: (lang: string) => ReactNode;
};

/** Pages of documentation with what they are about, in the order given. */
export function DocList({ docs, renderMark }: DocListProps) {
  const languageOf = useTextLanguage();
  return docs.map(({ path, title, description, lang }) => {
    const language = languageOf(lang);
    return (
      <MarginRow as="article" key={path} hasRule>
        <div {...language}>
          <h2 className={css.title}>
            <Link to={path} hrefLang={language.lang}>
              {title}
            </Link>{" "}
            {renderMark(lang)}
          </h2>
          <p>{description}</p>
        </div>
      </MarginRow>
    );
  });
}

export const fragment = graphql`
  fragment DocList on Doc {
    path
    title
    description
    lang
  }
`;
