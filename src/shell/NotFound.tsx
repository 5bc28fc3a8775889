import { useEffect, useState } from "react";
import { stripLocale } from "../config/locales";
import {
  hasSearch,
  siteConfig,
  stripBaseUrl,
  withBaseUrl,
} from "../config/resolved";
import { useAddress } from "../hooks/useAddress";
import { Link } from "../i18n/Link";
import { useLocale, useLocalePath } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import { decodePercent } from "../lib/decodePercent";
import { findSimilarPaths, nameOf } from "../lib/similarPaths";
import { Button, LinkButton } from "../ui/Button";
import { Entry } from "../ui/Entry";
import { PageHeader } from "../ui/PageHeader";
import { Sheet } from "../ui/Sheet";
import * as css from "./NotFound.module.css";

const similarCount = 4;

/** The page for every address that leads nowhere. */
export function NotFound() {
  const { t } = useTranslation("shell");
  const localePath = useLocalePath();
  const { pathname = "" } = useAddress();
  const similar = useSimilarPaths(pathname);
  return (
    <Sheet>
      <PageHeader
        title={t("notFound.title")}
        label={t("notFound.label")}
        lead={t("notFound.text")}
      />
      <div className={css.body}>
        {similar.length > 0 ? (
          <Entry as="section" label={t("notFound.similar")}>
            <ul className={css.similar}>
              {similar.map((path) => (
                <li key={path}>
                  <Link to={path}>{path}</Link>
                </li>
              ))}
            </ul>
          </Entry>
        ) : null}
        {hasSearch(siteConfig) ? <SearchForm pathname={pathname} /> : null}
        <Entry>
          <p className={css.ways}>
            <LinkButton to={localePath("/")}>{t("notFound.home")}</LinkButton>
            <LinkButton to={localePath("/blog")}>
              {t("notFound.blog")}
            </LinkButton>
          </p>
          <p className={css.advice}>{t("notFound.advice")}</p>
        </Entry>
      </div>
    </Sheet>
  );
}

/** Finds pages with a similar address, from the sitemap. */
function useSimilarPaths(pathname: string): string[] {
  const { locale } = useLocale();
  const [paths, setPaths] = useState<string[]>([]);
  useEffect(() => {
    if (pathname === "") return;
    const find = async () => {
      const response = await fetch(withBaseUrl("/sitemap.xml"));
      const sitemap = response.ok ? await response.text() : "";
      const known = Array.from(
        sitemap.matchAll(/<loc>([^<]+)/g),
        ([, address = ""]) => stripBaseUrl(new URL(address).pathname),
      ).filter((path) => stripLocale(path).locale === locale);
      setPaths(findSimilarPaths(pathname, known, similarCount));
    };
    // Without a sitemap there is nothing to suggest.
    find().catch(() => undefined);
  }, [pathname, locale]);
  return paths;
}

/** Asks the search for what the address seems to be about. */
function SearchForm({ pathname }: { pathname: string }) {
  const { t } = useTranslation("shell");
  const localePath = useLocalePath();
  const words = (decodePercent(nameOf(pathname)) ?? "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  return (
    <Entry label={<label htmlFor="search-for">{t("search.label")}</label>}>
      <form
        className={css.search}
        action={withBaseUrl(localePath("/search"))}
        role="search"
      >
        <input
          id="search-for"
          type="search"
          name="q"
          // The address is known only in the browser.
          key={words}
          defaultValue={words}
        />
        <Button>{t("search.label")}</Button>
      </form>
    </Entry>
  );
}
