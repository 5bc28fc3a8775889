import { ErrorFallback } from "part/ErrorFallback";
import { Footer } from "part/Footer";
import type { ReactNode } from "react";
import { usePageContext, useLocale } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import { SearchProvider } from "../search/SearchProvider";
import { ErrorBoundary } from "../ui/ErrorBoundary";
import { AnnouncementBar } from "./AnnouncementBar";
import { BackToTop } from "./BackToTop";
import { LanguageHints } from "./LanguageHint";
import { Navbar } from "./Navbar";
import { PreviewStrip } from "./Preview";
import { SecondaryMenuProvider } from "./SecondaryMenu";
import * as css from "./Shell.module.css";

/**
 * The frame of every page; it stays mounted during navigation. In another
 * language it begins anew, but for what is typed into the search: where a browser
 * has translated its texts, React no longer reaches them.
 */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslation("shell");
  const { locale } = usePageContext();
  return (
    <SearchProvider>
      <div className={`margin-line ${css.root}`} key={locale}>
        <a className="skip-link" href="#main" data-print="hide">
          {t("skipLink.label")}
        </a>
        {process.env.GATSBY_SITE_PREVIEW !== "true" && <LanguageHints />}
        <AnnouncementBar />
        <SecondaryMenuProvider>
          <Navbar />
          <main className={css.main} id="main" tabIndex={-1}>
            <ErrorBoundary
              key={useLocale().path}
              fallback={(crash) => <ErrorFallback {...crash} locale={locale} />}
            >
              {children}
            </ErrorBoundary>
          </main>
        </SecondaryMenuProvider>
        <Footer />
        <BackToTop />
        {process.env.GATSBY_SITE_PREVIEW === "true" && <PreviewStrip />}
      </div>
    </SearchProvider>
  );
}
