import { cloneElement, type ReactElement } from "react";
import { stripLocale } from "../../config/locales";
import { stripBaseUrl } from "../../config/resolved";
import { PageContextProvider } from "../i18n/useLocale";
import type { RouteContext } from "../../lib/routeContext";
import { OwnPageHead } from "../seo/Head";
import { PreviewErrors } from "../shell/Preview";
import { Shell } from "../shell/Shell";

type Page = ReactElement<{ pageContext: object }>;

/** Pages of src/pages have a language from gatsby-plugin-react-i18next; pages of other plugins may have no context. */
type Context = Partial<RouteContext> & { i18n?: { language?: string } };

type WrapProps = {
  element: unknown;
  props: {
    pageContext: unknown;
    location: { pathname: string };
  };
};

/** Wraps every page in the shell, which stays mounted. */
export const wrapPageElement = ({ element, props }: WrapProps) => {
  const given = props.pageContext as Context;
  const context = completeContext(given, stripBaseUrl(props.location.pathname));
  const { locale, alternates, nearest, docs } = context;
  return (
    <PageContextProvider value={{ locale, alternates, nearest, docs }}>
      <Shell>
        {process.env.NODE_ENV === "development" && context.errors && (
          <PreviewErrors errors={context.errors} />
        )}
        {given.i18n?.language && <OwnPageHead {...{ locale, alternates }} />}
        {cloneElement(element as Page, { pageContext: context })}
      </Shell>
    </PageContextProvider>
  );
};

/**
 * Completes the context of pages of plugins, which were not planned, and of the
 * not-found page, whose path decides the language: `/de/nothing` is in German.
 */
export function completeContext(
  context: Context,
  pathname: string,
): RouteContext {
  const { locale } = stripLocale(pathname);
  const complete = { locale, i18n: {}, alternates: [], ...context };
  return complete.isNotFound ? { ...complete, locale } : complete;
}
