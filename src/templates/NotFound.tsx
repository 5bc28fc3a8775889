import type { PageProps } from "gatsby";
import { useTranslation } from "../i18n/useTranslation";
import type { RouteContext } from "../lib/routeContext";
import { Head } from "../seo/Head";
import { NotFound as NotFoundScreen } from "../shell/NotFound";

type NotFoundProps = PageProps<object, RouteContext>;

/** The page at unknown paths, in the language of the path. */
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
