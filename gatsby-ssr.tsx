import type { GatsbySSR } from "gatsby";
import { Helmet } from "react-helmet";
import { siteConfig } from "./src/config/resolved";
import { headTags } from "./src/seo/headTags";
import { bootScript } from "./src/state/bootScript";

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
