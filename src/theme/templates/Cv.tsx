import { graphql, type PageProps } from "gatsby";
import { Cv as CvScreen } from "../cv/Cv";
import { useTranslation } from "../i18n/useTranslation";
import type { RouteContext } from "../../lib/routeContext";
import { Head } from "../seo/Head";

type CvProps = PageProps<Queries.CvTemplateQuery, RouteContext>;

export default function Cv({ data, pageContext }: CvProps) {
  const { t } = useTranslation("cv");
  const { cv, contact } = data;
  if (!cv) return null;
  const { name, label } = cv.basics;
  return (
    <>
      <Head
        {...pageContext}
        title={t("title")}
        description={t("description", { name, label })}
        subject={{ kind: "cv", cv }}
      />
      <CvScreen
        cv={cv}
        hasProjects={data.project !== null}
        contactPath={contact?.path}
      />
    </>
  );
}

export const query = graphql`
  query CvTemplate($locale: String!) {
    cv(locale: { eq: $locale }) {
      ...Cv
      ...CvSubject
    }
    project(locale: { eq: $locale }, isListed: { eq: true }) {
      id
    }
    contact: page(name: { eq: "contact" }, locale: { eq: $locale }) {
      path
    }
  }
`;
