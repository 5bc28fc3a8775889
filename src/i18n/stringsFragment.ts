import { graphql } from "gatsby";

/** What `pageStrings` needs of the catalogues that a page names. */
export const fragment = graphql`
  fragment Strings on LocaleConnection {
    edges {
      node {
        ns
        data
        language
      }
    }
  }
`;
