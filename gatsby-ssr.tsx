import type { GatsbySSR } from "gatsby";
import type { ReactElement } from "react";
import { Helmet } from "react-helmet";
import { basePath, siteConfig, withBaseUrl } from "./src/config/resolved";
import { renderPage } from "./src/gatsby/workarounds/renderPage";
import { createPreloadScript } from "./src/theme/routing/preloadScript";
import { createBaseUrlScript } from "./src/theme/seo/baseUrlScript";
import { getPlainTags } from "./src/theme/seo/firstPageMark";
import { createHeadTags } from "./src/theme/seo/siteTags";
import { bootScript } from "./src/theme/state/boot";
import { getServerTheme } from "./src/theme/state/colorMode";
import { colorSheet, layerOrder } from "./src/theme/styles/colorSheet";

export { wrapPageElement } from "./src/theme/providers/wrapPageElement";
export { wrapRootElement } from "./src/theme/providers/wrapRootElement";

/**
 * Renders a page, and puts into its document what must be there before any
 * script runs. Gatsby renders several pages at a time, and react-helmet keeps
 * the head of the last one: so nothing may wait in between.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({
  bodyComponent,
  pathname,
  replaceBodyHTMLString,
  setHeadComponents,
  setHtmlAttributes,
}) => {
  const html = renderPage(bodyComponent as ReactElement);
  const helmet = Helmet.renderStatic();
  replaceBodyHTMLString(html);
  const baseUrl = createBaseUrlScript(pathname, withBaseUrl("/"));
  setHtmlAttributes({
    ...helmet.htmlAttributes.toComponent(),
    ...getServerTheme(siteConfig.colorMode),
  });
  setHeadComponents([
    <script key="boot" dangerouslySetInnerHTML={{ __html: bootScript }} />,
    baseUrl && (
      <script key="base-url" dangerouslySetInnerHTML={{ __html: baseUrl }} />
    ),
    // A page of src/pages may bring its title by Gatsby's Head.
    !helmet.title.toString().includes("></title>") &&
      helmet.title.toComponent(),
    ...getPlainTags(helmet),
  ]);
};

/** Icons and fonts: develop shows them, too, which renders no page here. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  loadPageDataSync,
  pathname,
  setHeadComponents,
  setPostBodyComponents,
}) => {
  setHeadComponents(createHeadTags(siteConfig));
  // A page for unknown addresses is hydrated with another page's data.
  const isNotFound = /\/404(?:\.html)?\/?$/.test(pathname);
  if (process.env.NODE_ENV !== "production" || isNotFound) return;
  const { componentChunkName } = loadPageDataSync(pathname) as unknown as {
    componentChunkName: string;
  };
  const script = createPreloadScript(componentChunkName, basePath());
  setPostBodyComponents([
    <script key="preload" dangerouslySetInnerHTML={{ __html: script }} />,
  ]);
};

/** Gatsby puts the site's styles before our tags; the cascade and the owner's colours must be known before them. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  replaceHeadComponents([
    <style
      key="layers"
      dangerouslySetInnerHTML={{
        __html: [
          layerOrder,
          colorSheet(siteConfig.colors),
          process.env.SITE_FONT_FACES,
        ].join(""),
      }}
    />,
    ...getHeadComponents(),
  ]);
};
