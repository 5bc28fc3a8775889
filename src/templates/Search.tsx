import type { PageProps } from "gatsby";
import { useTranslation } from "../i18n/useTranslation";
import type { RouteContext } from "../lib/routeContext";
import { SearchScreen } from "../search/SearchScreen";
import { Head } from "../seo/Head";

type SearchProps = PageProps<object, RouteContext>;

export default function Search({ pageContext, location }: SearchProps) {
  const { t } = useTranslation("search");
  return (
    <>
      <Head
        {...pageContext}
        title={t("title")}
        description={t("lead")}
        noIndex
      />
      {/* Another address is another search, also by Back. */}
      <SearchScreen key={location.search} />
    </>
  );
}
