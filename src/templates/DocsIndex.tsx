import { graphql, type PageProps } from "gatsby";
import { DocsEntries } from "../docs/DocsEntries";
import { findTranslation, type DocsIndexContext } from "../lib/routeContext";
import { DocsPage } from "./DocsPage";

type DocsIndexProps = PageProps<
  Queries.DocsIndexTemplateQuery,
  DocsIndexContext
>;

/** A list of a category of documentation, or the start of a version that has no page for it. */
export default function DocsIndex({ data, pageContext }: DocsIndexProps) {
  const { docs, docsIndex, locale, alternates } = pageContext;
  const { title, description, entries } = docsIndex;
  const page = findTranslation(alternates, locale);
  return (
    <DocsPage
      pageContext={pageContext}
      sidebar={data.sidebar}
      path={page?.path ?? docs.start.path}
      title={title}
      head={{
        description:
          description ?? entries.map(({ label }) => label).join(", "),
        noIndex: page?.isHidden,
      }}
    >
      {description ? <p>{description}</p> : null}
      <DocsEntries entries={entries} />
    </DocsPage>
  );
}

export const query = graphql`
  query DocsIndexTemplate($sidebar: String) {
    sidebar(key: { eq: $sidebar }) {
      ...DocsSidebar
    }
  }
`;
