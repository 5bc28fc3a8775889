import type { PageProps } from "gatsby";
import { useEffect, useState } from "react";
import { absoluteUrl, hasSearch, withBaseUrl } from "../config/resolved";
import { useThemeConfig } from "../config/ThemeProvider";
import { useAddress } from "../hooks/useAddress";
import { Link } from "../i18n/Link";
import { useLanguageMenu } from "../i18n/useLanguageMenu";
import { useLocalePath } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import { decodePercent } from "../lib/address";
import type { RouteContext } from "../lib/routeContext";
import { Head } from "../seo/Head";
import { Button, LinkButton } from "../ui/Button";
import { MarginRow } from "../ui/MarginRow";
import { PageHeader } from "../ui/PageHeader";
import { Container } from "../ui/Container";
import * as css from "./NotFound.module.css";

type NotFoundProps = PageProps<object, RouteContext>;

/** The page at unknown paths, in the language of the path. */
export default function NotFound({ pageContext }: NotFoundProps) {
  const { t } = useTranslation("shell");
  const canSearch = hasSearch(useThemeConfig());
  const localePath = useLocalePath();
  const { pathname = "" } = useAddress();
  const translations = useTranslations(pathname);
  return (
    <>
      <Head
        {...pageContext}
        title={t("notFound.title")}
        description={t("notFound.text")}
        noIndex
      />
      <Container>
        <PageHeader
          title={t("notFound.title")}
          label={t("notFound.label")}
          lead={t("notFound.text")}
        />
        <div className={css.body}>
          {translations.length > 0 ? (
            <MarginRow as="section" label={t("notFound.translations")}>
              {translations.map(({ path, htmlLang }) => (
                <p className={css.translation} key={path}>
                  <Link to={path} hrefLang={htmlLang}>
                    {path}
                  </Link>
                </p>
              ))}
            </MarginRow>
          ) : null}
          {canSearch ? <SearchForm pathname={pathname} /> : null}
          <MarginRow>
            <p className={css.ways}>
              <LinkButton to={localePath("/")}>{t("notFound.home")}</LinkButton>
              <LinkButton to={localePath("/blog")}>
                {t("notFound.blog")}
              </LinkButton>
            </p>
            <p className={css.advice}>{t("notFound.advice")}</p>
          </MarginRow>
        </div>
      </Container>
    </>
  );
}

/** Finds the page of this address in the other languages in the sitemap. */
function useTranslations(pathname: string) {
  const [addresses, setAddresses] = useState("");
  useEffect(() => {
    fetch(withBaseUrl("/sitemap.xml"))
      .then((response) => (response.ok ? response.text() : ""))
      .then(setAddresses, () => undefined);
  }, []);
  return useLanguageMenu(pathname).filter(
    ({ path, isCurrent }) =>
      !isCurrent && addresses.includes(`${absoluteUrl(path)}</loc>`),
  );
}

/** A search form, filled with the words of the address. */
function SearchForm({ pathname }: { pathname: string }) {
  const { t } = useTranslation("shell");
  const localePath = useLocalePath();
  const words = (
    decodePercent(pathname.split("/").filter(Boolean).at(-1) ?? "") ?? ""
  )
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  return (
    <MarginRow label={<label htmlFor="search-for">{t("search.label")}</label>}>
      <form
        className={css.search}
        action={withBaseUrl(localePath("/search"))}
        role="search"
      >
        <input
          id="search-for"
          type="search"
          name="q"
          // The address is known in the browser only.
          key={words}
          defaultValue={words}
        />
        <Button>{t("search.label")}</Button>
      </form>
    </MarginRow>
  );
}
