import { withPrefix, type GatsbySSR } from "gatsby";
import { cloneElement, type ReactElement } from "react";
import { Helmet } from "react-helmet";
import { siteConfig } from "./src/config/resolved";
import { baseUrlScript } from "./src/seo/baseUrlScript";
import { headTags } from "./src/seo/headTags";
import { plainTags } from "./src/seo/plainTags";
import { themeColorTags } from "./src/seo/themeColorTags";
import { bootScript } from "./src/state/bootScript";
import { serverTheme } from "./src/state/colorChoice";
import { layerOrder } from "./src/styles/layerOrder";
import { cleanAddress } from "./src/wraps/cleanAddress";
import { keepRendererSmall } from "./src/wraps/keepRendererSmall";
import { startScript } from "./src/wraps/startScript";
import { startKey, withStartLast } from "./src/wraps/withStartLast";
import { withoutGatsbyTags } from "./src/wraps/withoutGatsbyTags";

export { replaceRenderer } from "./src/wraps/replaceRenderer";
export { wrapPageElement } from "./src/wraps/wrapPageElement";
export { wrapRootElement } from "./src/wraps/wrapRootElement";

keepRendererSmall();

/** What Gatsby's types leave out of a page's data. */
type PageData = { componentChunkName: string };

/** Puts into the document what must be there before any script runs. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  loadPageDataSync,
  pathname,
  setHeadComponents,
  setHtmlAttributes,
  setPostBodyComponents,
}) => {
  const helmet = Helmet.renderStatic();
  const baseUrl = baseUrlScript(pathname, withPrefix("/"));
  const { colorMode, announcementBar } = siteConfig;
  setHtmlAttributes({
    ...helmet.htmlAttributes.toComponent(),
    ...serverTheme(colorMode),
  });
  setHeadComponents([
    <script key="address" dangerouslySetInnerHTML={{ __html: cleanAddress }} />,
    ...themeColorTags(colorMode),
    <script
      key="boot"
      dangerouslySetInnerHTML={{
        __html: bootScript({ colorMode, announcementId: announcementBar?.id }),
      }}
    />,
    baseUrl && (
      <script key="base-url" dangerouslySetInnerHTML={{ __html: baseUrl }} />
    ),
    helmet.title.toComponent(),
    ...plainTags(helmet),
    ...headTags(siteConfig),
  ]);
  if (process.env.NODE_ENV === "production") {
    const { componentChunkName: chunk } = loadPageDataSync(
      pathname,
    ) as unknown as PageData;
    const __html = startScript(pathname, chunk, withPrefix("/"));
    setPostBodyComponents([
      <script key={startKey} dangerouslySetInnerHTML={{ __html }} />,
    ]);
  }
};

type Component = ReactElement<{
  dangerouslySetInnerHTML?: { __html: string };
}>;

/**
 * Gatsby's client replaces the address by the page's own, except for
 * `/404.html`. A locale's not-found page must keep the address, too.
 */
const keepAddress = (component: Component): Component => {
  const html = component.props.dangerouslySetInnerHTML?.__html;
  if (component.key !== "script-loader" || html === undefined) return component;
  const __html = html.replace(/pagePath="[^"]*"/, 'pagePath="/404.html"');
  return cloneElement(component, { dangerouslySetInnerHTML: { __html } });
};

/** Gatsby puts the page's styles before our tags; the cascade must be known before them. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  pathname,
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  replaceHeadComponents([
    <style key="layers" dangerouslySetInnerHTML={{ __html: layerOrder }} />,
    ...withoutGatsbyTags(getHeadComponents()),
  ]);
  const body = withStartLast(getPostBodyComponents() as Component[]);
  replacePostBodyComponents(
    pathname.endsWith("/404") ? body.map(keepAddress) : body,
  );
};
