import type { GatsbySSR } from "gatsby";
import type { ReactElement } from "react";
import { Helmet } from "react-helmet";
import { siteConfig } from "./src/config/resolved";
import { headTags } from "./src/seo/headTags";
import { bootScript } from "./src/state/bootScript";
import { layerOrder } from "./src/styles/layerOrder";
import { cleanAddress } from "./src/wraps/cleanAddress";

export { wrapPageElement } from "./src/wraps/wrapPageElement";
export { wrapRootElement } from "./src/wraps/wrapRootElement";

/** Puts into the document what must be there before any script runs. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHeadComponents,
  setHtmlAttributes,
}) => {
  const helmet = Helmet.renderStatic();
  setHtmlAttributes(helmet.htmlAttributes.toComponent());
  setHeadComponents([
    <script key="address" dangerouslySetInnerHTML={{ __html: cleanAddress }} />,
    <script
      key="boot"
      dangerouslySetInnerHTML={{
        __html: bootScript({
          colorMode: siteConfig.colorMode,
          announcementId: siteConfig.announcementBar?.id,
        }),
      }}
    />,
    helmet.title.toComponent(),
    helmet.meta.toComponent(),
    helmet.link.toComponent(),
    ...headTags(siteConfig),
  ]);
};

/** What gatsby-plugin-image adds for its own component, which this site does not use; see src/ui/Picture.tsx. */
const isImageRuntime = ({ key }: { key?: unknown }) =>
  String(key).startsWith("gatsby-image-style");

/** Gatsby puts the page's styles before our tags; the cascade must be known before them. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  replaceHeadComponents([
    <style key="layers" dangerouslySetInnerHTML={{ __html: layerOrder }} />,
    ...(getHeadComponents() as ReactElement[]).filter(
      (component) => !isImageRuntime(component),
    ),
  ]);
};
