import { useEffect, useRef, type ReactNode } from "react";
import { Helmet } from "react-helmet";
import { siteConfig } from "../config/resolved";
import { claimFocus } from "../hooks/claimFocus";
import { Button } from "../ui/Button";
import { Entry } from "../ui/Entry";
import { PageHeader } from "../ui/PageHeader";
import { Sheet } from "../ui/Sheet";
import { crashTexts } from "./crashTexts";
import type { FallbackProps } from "../ui/ErrorBoundary";
import { errorChain } from "./errorChain";
import * as css from "./ErrorFallback.module.css";

type ErrorFallbackProps = FallbackProps & {
  locale: string;
  /** Further ways on. */
  children?: ReactNode;
};

/**
 * What stands in for a page that crashed: what happened, and a way on. It
 * takes nothing from the page's providers, which may be what crashed.
 */
export function ErrorFallback(props: ErrorFallbackProps) {
  const { error, onRetry, locale, children } = props;
  const texts = crashTexts(locale);
  const { htmlLang, direction } = siteConfig.i18n.locales[locale] ?? {};
  const [message, ...causes] = errorChain(error);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (ref.current) claimFocus(ref.current);
  }, []);
  return (
    <Sheet>
      {/* The page's own head has gone with it. */}
      <Helmet htmlAttributes={{ lang: htmlLang, dir: direction }}>
        <title>{texts.title}</title>
      </Helmet>
      <div role="alert" ref={ref} tabIndex={-1} className={css.root}>
        <PageHeader title={texts.title} label={texts.label} />
        <Entry>
          <div className={css.actions}>
            <Button onClick={onRetry}>{texts.tryAgain}</Button>
            {children}
          </div>
          <div className={css.messages}>
            <p>{message}</p>
            {causes.map((cause, index) => (
              <p key={index}>
                {texts.cause} {cause}
              </p>
            ))}
          </div>
        </Entry>
      </div>
    </Sheet>
  );
}
