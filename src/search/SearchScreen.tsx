import { Link } from "../i18n/Link";
import { useLocale, useLocalePath } from "../i18n/useLocale";
import { Entry } from "../ui/Entry";
import { LazyPart } from "../ui/LazyPart";
import { PageHeader } from "../ui/PageHeader";
import { Sheet } from "../ui/Sheet";
import { loadPanel } from "./SearchProvider";
import { searchTexts } from "./searchTexts";
import * as css from "./Search.module.css";

/** The search as a page; without scripts, what leads on instead. */
export function SearchScreen() {
  const { locale } = useLocale();
  const localePath = useLocalePath();
  const texts = searchTexts(locale);
  return (
    <Sheet>
      <PageHeader title={texts.title} lead={texts.lead} />
      <div className={css.screen}>
        <noscript>
          <Entry>
            <p>{texts.noScript}</p>
            <ul>
              <li>
                <Link to={localePath("/blog/archive")}>{texts.archive}</Link>
              </li>
              <li>
                <Link to={localePath("/blog/tags")}>{texts.tags}</Link>
              </li>
            </ul>
          </Entry>
        </noscript>
        <div className={css.panel}>
          <LazyPart load={loadPanel} props={{ place: "page", isOpen: true }} />
        </div>
      </div>
    </Sheet>
  );
}
