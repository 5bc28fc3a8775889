import { hasSearch } from "../../config/publicFiles";
import { siteConfig, withBaseUrl } from "../../config/resolved";
import { decodePercent } from "../../lib/address";
import { useAddress } from "../hooks/useAddress";
import { useLocale } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import { Button, LinkButton } from "../ui/Button";
import { Container } from "../ui/Container";
import { MarginRow } from "../ui/MarginRow";
import { PageHeader } from "../ui/PageHeader";
import { Thread } from "../ui/Thread";
import * as css from "./NotFound.module.css";

type NotFoundProps = { hasBlog: boolean };

/** The page at an unknown address, which says where else to go. */
export function NotFound({ hasBlog }: NotFoundProps) {
  const { t } = useTranslation("shell");
  const canSearch = hasSearch(siteConfig);
  const { localePath } = useLocale();
  const { pathname = "" } = useAddress();
  return (
    <div className={css.root}>
      <Thread drawing="frayedDown" className={css.upperEnd} />
      <Thread drawing="frayedUp" className={css.lowerEnd} />
      <Thread drawing="needle" className={css.needle} />
      <Container>
        <PageHeader
          title={t("notFound.title")}
          label={t("notFound.label")}
          lead={t("notFound.text")}
        />
        <div className={css.body}>
          {canSearch ? <SearchForm pathname={pathname} /> : null}
          <MarginRow>
            <p className={`cluster ${css.ways}`}>
              <LinkButton to={localePath("/")}>{t("notFound.home")}</LinkButton>
              {hasBlog && (
                <LinkButton to={localePath("/blog")}>
                  {t("notFound.blog")}
                </LinkButton>
              )}
            </p>
            <p className={css.advice}>{t("notFound.advice")}</p>
          </MarginRow>
        </div>
      </Container>
    </div>
  );
}

/** A search form, filled with the words of the address. */
function SearchForm({ pathname }: { pathname: string }) {
  const { t } = useTranslation("shell");
  const { localePath } = useLocale();
  const words = (
    decodePercent(pathname.split("/").filter(Boolean).at(-1) ?? "") ?? ""
  )
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  return (
    <MarginRow label={<label htmlFor="search-for">{t("search.label")}</label>}>
      <form
        className={`cluster ${css.ways}`}
        action={withBaseUrl(localePath("/search"))}
        role="search"
      >
        <input
          className="text-field"
          id="search-for"
          type="search"
          name="q"
          // The address is known in the browser only; what is typed before stays.
          defaultValue={words}
        />
        <Button>{t("search.label")}</Button>
      </form>
    </MarginRow>
  );
}
