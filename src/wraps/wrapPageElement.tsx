import { cloneElement, type ReactElement } from "react";
import { FreshStrings } from "../i18n/FreshStrings";
import { PageContextProvider } from "../i18n/PageContext";
import { pageStrings } from "../i18n/pageStrings";
import type { RouteContext } from "../lib/routeContext";
import { Shell } from "../shell/Shell";
import { notFoundContext } from "./notFoundContext";

type Page = ReactElement<{ pageContext: RouteContext }>;

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
  const context = notFoundContext(
    props.pageContext as RouteContext,
    props.location.pathname,
  );
  const { locale, alternates, nearest, docs } = context;
  // A page without a query has no data.
  const strings = pageStrings(props.data ?? {}, locale);
  return (
    <FreshStrings i18n={strings}>
      <PageContextProvider value={{ locale, alternates, nearest, docs }}>
        <Shell>{cloneElement(element as Page, { pageContext: context })}</Shell>
      </PageContextProvider>
    </FreshStrings>
  );
};
