import type { ReactNode } from "react";
import { graphql } from "gatsby";
import { Link } from "../i18n/Link";
import { useTextLanguage } from "../i18n/useLocale";
import { MarginRow } from "../ui/MarginRow";
import * as css from "./DocsEntries.module.css";

type DocListProps = {
  docs: readonly Queries.DocListFragment[];
  /** Renders a badge after the title. */
  renderMark: (lang: string) => ReactNode;
};

export function DocList({ docs, renderMark }: DocListProps) {
  const languageOf = useTextLanguage();
  return docs.map(({ path, title, description, lang }) => {
    const language = languageOf(lang);
    return (
      <MarginRow as="article" key={path} hasRule>
        <div {...language}>
          <h2 className={css.label}>
            <Link className="quiet-link" to={path} hrefLang={language.lang}>
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
