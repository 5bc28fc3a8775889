import { useEffect, useRef, type ReactNode } from "react";
import { Helmet } from "react-helmet";
import { siteConfig, stripBaseUrl, withBaseUrl } from "../../config/resolved";
import { localePath, stripLocale } from "../../config/locales";
import { claimFocus } from "../hooks/claimFocus";
import { Button } from "../ui/Button";
import { MarginRow } from "../ui/MarginRow";
import { PageHeader } from "../ui/PageHeader";
import { Container } from "../ui/Container";
import type { FallbackProps } from "../ui/ErrorBoundary";
import * as css from "./ErrorFallback.module.css";
import * as shellCss from "./Shell.module.css";

/** In the script: a crash may prevent the other messages from loading. */
const crashMessages = (locale: string) => scriptMessages.crash[locale];

type ErrorFallbackProps = FallbackProps & {
  locale: string;
  children?: ReactNode;
};

/** Replaces a crashed page. It uses no providers of the page, which may have crashed. */
export function ErrorFallback(props: ErrorFallbackProps) {
  const { error, onRetry, locale, children } = props;
  const messages = crashMessages(locale);
  const { htmlLang, direction } = siteConfig.i18n.locales[locale] ?? {};
  const [message, ...causes] = errorChain(error);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (ref.current) claimFocus(ref.current);
  }, []);
  return (
    <Container>
      {/* The title of the crashed page is gone. */}
      <Helmet htmlAttributes={{ lang: htmlLang, dir: direction }}>
        <title>{messages?.title}</title>
      </Helmet>
      <div role="alert" ref={ref} tabIndex={-1}>
        <PageHeader title={messages?.title} label={messages?.label} />
        <MarginRow>
          <div className={`cluster ${css.actions}`}>
            <Button onClick={onRetry}>{messages?.tryAgain}</Button>
            {children}
          </div>
          <div className={css.messages}>
            <p>{message}</p>
            {causes.map((cause, index) => (
              <p key={index}>
                {messages?.cause} {cause}
              </p>
            ))}
          </div>
        </MarginRow>
      </div>
    </Container>
  );
}

/** Replaces a crashed shell and its router: links open documents, and the address decides the language. */
export function CrashedSite(props: FallbackProps) {
  const { locale } = stripLocale(stripBaseUrl(window.location.pathname));
  useEffect(() => {
    const reload = () => window.location.reload();
    window.addEventListener("popstate", reload);
    return () => window.removeEventListener("popstate", reload);
  }, []);
  return (
    <main className={`margin-line ${shellCss.root}`} data-crashed="">
      <ErrorFallback {...props} locale={locale}>
        <a href={withBaseUrl(localePath(locale, "/"))} target="_self">
          {crashMessages(locale)?.home}
        </a>
      </ErrorFallback>
    </main>
  );
}

/**
 * Lists an error's message and those of its causes, outermost first.
 * @example errorChain(new Error("A", { cause: new Error("B") })) -> ["A", "B"]
 */
export function errorChain(
  thrown: unknown,
  outer: readonly unknown[] = [],
): string[] {
  if (!(thrown instanceof Error)) return [String(thrown)];
  const { message, name, cause } = thrown;
  const seen = [...outer, thrown];
  const isLast = cause === undefined || cause === null || seen.includes(cause);
  return [message || name, ...(isLast ? [] : errorChain(cause, seen))];
}
