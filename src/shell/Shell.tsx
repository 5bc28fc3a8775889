import { useTranslation } from "gatsby-plugin-react-i18next";
import type { ReactNode } from "react";
import { useOwnPath } from "../i18n/useOwnPath";
import { AnnouncementBar } from "./AnnouncementBar";
import { BackToTop } from "./BackToTop";
import { ErrorBoundary } from "./ErrorBoundary";
import { Footer } from "./Footer";
import { Navbar } from "./Navbar";
import { SecondaryMenuProvider } from "./SecondaryMenuProvider";
import * as css from "./Shell.module.css";

type ShellProps = { children: ReactNode };

/** What surrounds every page. Mounted once, so its state outlives navigation. */
export function Shell({ children }: ShellProps) {
  const { t } = useTranslation("shell");
  return (
    <div className={css.root}>
      <a className={css.skip} href="#main">
        {t("skipLink.label")}
      </a>
      <AnnouncementBar />
      <SecondaryMenuProvider>
        <Navbar />
        <main className={css.main} id="main" tabIndex={-1}>
          {/* A new key forgets the crash of the page before. */}
          <ErrorBoundary key={useOwnPath()}>{children}</ErrorBoundary>
        </main>
      </SecondaryMenuProvider>
      <Footer />
      <BackToTop />
    </div>
  );
}
