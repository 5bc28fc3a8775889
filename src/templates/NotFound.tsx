import { graphql, type PageProps } from "gatsby";
import { useTranslation } from "../i18n/useTranslation";
import type { RouteContext } from "../lib/routeContext";
import { Head } from "../seo/Head";
import { NotFound as NotFoundScreen } from "../shell/NotFound";

type NotFoundProps = PageProps<Queries.NotFoundTemplateQuery, RouteContext>;

/** What any unknown path shows, in the language of its locale. */
export default function NotFound({ pageContext }: NotFoundProps) {
  const { t } = useTranslation("shell");
  return (
    <>
      <Head
        {...pageContext}
        title={t("notFound.title")}
        description={t("notFound.text")}
        noIndex
      />
      <NotFoundScreen />
    </>
  );
}

export const query = graphql`
  query NotFoundTemplate {
    # Every language: which one is needed shows only when the path is known.
    locales: allLocale(filter: { ns: { eq: "shell" } }) {
      ...Strings
    }
  }
`;
