import type { i18n } from "i18next";
import { cloneElement, type ReactElement } from "react";
import { FreshStrings } from "../i18n/FreshStrings";
import { PageContextProvider } from "../i18n/PageContext";
import type { RouteContext } from "../lib/routeContext";
import { Shell } from "../shell/Shell";
import { notFoundContext } from "./notFoundContext";

type Page = ReactElement<{ pageContext: RouteContext }>;
type Language = ReactElement<{ value: RouteContext["i18n"]; children: Page }>;
type Strings = ReactElement<{ i18n: i18n; children: Language }>;

type WrapProps = {
  element: unknown;
  props: { pageContext: unknown; location: { pathname: string } };
};

/**
 * The shell around every page. gatsby-plugin-react-i18next has wrapped the
 * page in two providers before us; the shell goes between them and the page,
 * for it speaks the page's language too. React keeps it mounted from page to
 * page, since what stands above it never changes.
 */
export const wrapPageElement = ({ element, props }: WrapProps) => {
  const strings = element as Strings;
  const language = strings.props.children;
  const page = language.props.children;
  const context = notFoundContext(
    props.pageContext as RouteContext,
    props.location.pathname,
  );
  const { locale, alternates, nearest, docs } = context;
  // Only the not-found page brings another language than its own; its strings are there.
  if (strings.props.i18n.language !== locale) {
    void strings.props.i18n.changeLanguage(locale);
  }
  const shell = (
    <PageContextProvider value={{ locale, alternates, nearest, docs }}>
      <Shell>{cloneElement(page, { pageContext: context })}</Shell>
    </PageContextProvider>
  );
  return cloneElement(
    strings,
    {},
    <FreshStrings i18n={strings.props.i18n}>
      {cloneElement(
        language,
        { value: { ...language.props.value, ...context.i18n } },
        shell,
      )}
    </FreshStrings>,
  );
};
