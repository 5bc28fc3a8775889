import { cloneElement, type ReactElement } from "react";
import { stripBaseUrl } from "../config/resolved";
import { FreshStrings } from "../i18n/FreshStrings";
import { PageContextProvider } from "../i18n/PageContext";
import { pageStrings, type PageStrings } from "../i18n/pageStrings";
import type { RouteContext } from "../lib/routeContext";
import { OwnPageHead } from "../seo/Head";
import { Shell } from "../shell/Shell";
import { completeContext } from "./completeContext";
import { NavigationFailure } from "./NavigationFailure";

type Page = ReactElement<{ pageContext: object }>;

/** What src/node/gatsby/onCreatePage.ts gives to pages of src/pages; pages of plugins may have nothing. */
type Context = Partial<RouteContext> & {
  strings?: PageStrings["locales"];
};

type WrapProps = {
  element: unknown;
  props: {
    data: unknown;
    pageContext: unknown;
    location: { pathname: string };
  };
};

/**
 * The strings and the shell around every page. React keeps the shell mounted
 * from page to page, since what stands above it never changes.
 */
export const wrapPageElement = ({ element, props }: WrapProps) => {
  const given = props.pageContext as Context;
  const context = completeContext(given, stripBaseUrl(props.location.pathname));
  const { locale, alternates, nearest, docs } = context;
  // A page without a query has no data.
  const { locales = given.strings } = (props.data ?? {}) as PageStrings;
  return (
    <FreshStrings i18n={pageStrings({ ...(locales && { locales }) }, locale)}>
      <PageContextProvider value={{ locale, alternates, nearest, docs }}>
        <Shell>
          <NavigationFailure />
          {given.strings && <OwnPageHead {...{ locale, alternates }} />}
          {cloneElement(element as Page, { pageContext: context })}
        </Shell>
      </PageContextProvider>
    </FreshStrings>
  );
};
