import { withPrefix } from "gatsby";
import { useEffect } from "react";
import { localePath, stripLocale } from "../config/locales";
import { ErrorFallback } from "./ErrorFallback";
import type { FallbackProps } from "../ui/ErrorBoundary";
import { crashTexts } from "./crashTexts";
import * as css from "./Shell.module.css";

/**
 * The whole window when the shell itself has crashed. The router is gone with
 * it, so every way on opens a document anew; the address tells the language.
 */
export function CrashedSite(props: FallbackProps) {
  const prefix = withPrefix("/").slice(0, -1);
  const path = window.location.pathname.slice(prefix.length);
  const { locale } = stripLocale(path);
  useEffect(() => {
    const reload = () => window.location.reload();
    window.addEventListener("popstate", reload);
    return () => window.removeEventListener("popstate", reload);
  }, []);
  return (
    <main className={css.root}>
      <ErrorFallback {...props} locale={locale}>
        <a href={withPrefix(localePath(locale, "/"))} target="_self">
          {crashTexts(locale).home}
        </a>
      </ErrorFallback>
    </main>
  );
}
