import { createElement, type ReactElement } from "react";
import { isPreview } from "../../config/environment";
import { withBaseUrl } from "../../config/resolved";
import type { ResolvedSite } from "../../config/types";
import { iconSource, touchIcon } from "../../config/publicFiles";
import { createFontTags } from "./fontTags";
import { statisticsScript } from "./statistics";

/** Creates the tags of every page: icons, web fonts, statistics, the owner's own. */
export function createHeadTags(config: ResolvedSite): ReactElement[] {
  const tags = [
    <link key="icon" rel="icon" href={withBaseUrl(config.favicon)} />,
  ];
  if (!config.machines.train) {
    tags.push(<meta key="tdm" name="tdm-reservation" content="1" />);
  }
  if (iconSource(config) !== undefined) {
    const href = withBaseUrl(touchIcon);
    tags.push(<link key="touch-icon" rel="apple-touch-icon" href={href} />);
  }
  const displayCut = process.env.SITE_DISPLAY_CUT;
  if (displayCut) {
    // Without it, a font that is optional would arrive too late for the first page.
    tags.push(
      <link
        key="display-cut"
        rel="preload"
        as="font"
        type="font/woff2"
        href={displayCut}
        crossOrigin="anonymous"
      />,
    );
  }
  tags.push(...createFontTags(config));
  config.head.forEach((tag, index) => {
    for (const [name, { href, src, ...attributes }] of Object.entries(tag)) {
      const key = `head-${index}`;
      const addresses = {
        href: href && withBaseUrl(href),
        src: src && withBaseUrl(src),
      };
      tags.push(createElement(name, { key, ...attributes, ...addresses }));
    }
  });
  if (config.statistics && !isPreview) {
    const __html = statisticsScript(config.statistics);
    tags.push(<script key="statistics" dangerouslySetInnerHTML={{ __html }} />);
  }
  return tags;
}
