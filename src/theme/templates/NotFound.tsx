import type { PageProps } from "gatsby";
import { NotFound } from "part/NotFound";
import { useTranslation } from "../i18n/useTranslation";
import type { RouteContext } from "../../lib/routeContext";
import { Head } from "../seo/Head";

type NotFoundPageProps = PageProps<object, RouteContext>;

/** The page at unknown paths, in the language of the path. */
export default function NotFoundPage({ pageContext }: NotFoundPageProps) {
  const { t } = useTranslation("shell");
  return (
    <>
      <Head
        {...pageContext}
        title={t("notFound.title")}
        description={t("notFound.text")}
        noIndex
      />
      <NotFound hasBlog={pageContext.hasBlog ?? false} />
    </>
  );
}
