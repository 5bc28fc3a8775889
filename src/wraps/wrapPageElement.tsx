import { cloneElement, type ReactElement } from "react";
import { PageContextProvider } from "../i18n/PageContext";
import type { RouteContext } from "../lib/routeContext";
import { Shell } from "../shell/Shell";

type Provider = ReactElement<{ children: ReactElement }>;
type WrapProps = { element: unknown; props: { pageContext: unknown } };

/**
 * The shell around every page. gatsby-plugin-react-i18next has wrapped the
 * page in two providers before us; the shell goes between them and the page,
 * for it speaks the page's language too. React keeps it mounted from page to
 * page, since what stands above it never changes.
 */
export const wrapPageElement = ({ element, props }: WrapProps) => {
  const { locale, alternates } = props.pageContext as RouteContext;
  const outer = element as Provider;
  const inner = outer.props.children as Provider;
  const page = inner.props.children;
  const shell = (
    <PageContextProvider value={{ locale, alternates }}>
      <Shell>{page}</Shell>
    </PageContextProvider>
  );
  return cloneElement(outer, {}, cloneElement(inner, {}, shell));
};
