import { graphql, type PageProps } from "gatsby";
import type { RouteContext } from "../lib/routeContext";
import { SearchScreen } from "../search/SearchScreen";
import { searchTexts } from "../search/searchTexts";
import { Head } from "../seo/Head";

type SearchProps = PageProps<Queries.SearchTemplateQuery, RouteContext>;

/** The page of the search, whose address holds what is searched for. */
export default function Search({ pageContext, location }: SearchProps) {
  const { title, lead } = searchTexts(pageContext.locale);
  return (
    <>
      <Head {...pageContext} title={title} description={lead} noIndex />
      {/* Another address is another search, also by Back. */}
      <SearchScreen key={location.search} />
    </>
  );
}

export const query = graphql`
  query SearchTemplate($locale: String!) {
    locales: allLocale(
      filter: { language: { eq: $locale }, ns: { eq: "shell" } }
    ) {
      ...Strings
    }
  }
`;
