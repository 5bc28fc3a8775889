import type { XmlObject } from "xml";
import { feedFormats, type FeedFormat } from "../../config/feedFormats";
import { withBaseUrl } from "../../config/resolved";
import { interpolate } from "../messages/interpolate";
import { formatDate } from "../../lib/format";
import type { Feed } from "./feed";

/** Address of the stylesheet. A file of this name in static/ takes its place. */
export const stylesheet = "/feed.css";

const link = (href: string, text: string) => ({
  a: [{ _attr: { href } }, text],
});

/**
 * What a browser shows of a feed: XHTML, in the form of the package `xml`, that
 * says what a feed is and links to the posts. Feed readers ignore it.
 */
export function createPage(feed: Feed, format: FeedFormat): XmlObject {
  const { language, direction, pageUrl, urls, items, messages } = feed;
  const others = feed.formats.filter((other) => other !== format);
  const posts = items.map(({ url, title, day, description }) => ({
    li: [
      { span: formatDate(day, language, "FULL") },
      { h3: [link(url, title)] },
      { p: description },
    ],
  }));
  return {
    div: [
      {
        _attr: {
          xmlns: "http://www.w3.org/1999/xhtml",
          lang: language,
          dir: direction,
        },
      },
      { link: { _attr: { rel: "stylesheet", href: withBaseUrl(stylesheet) } } },
      {
        meta: {
          _attr: {
            name: "viewport",
            content: "width=device-width, initial-scale=1",
          },
        },
      },
      { p: interpolate(messages.kind, { format: feedFormats[format].name }) },
      { h1: feed.title },
      { p: messages.about },
      {
        dl: [
          { dt: messages.address },
          { dd: [{ code: urls[format] }] },
          { dt: messages.page },
          { dd: [link(pageUrl, pageUrl)] },
          ...(others.length > 0 ? [{ dt: messages.otherFormats }] : []),
          ...others.map((other) => ({
            dd: [link(urls[other], feedFormats[other].name)],
          })),
        ],
      },
      ...(posts.length > 0 ? [{ h2: messages.posts }, { ul: posts }] : []),
    ],
  };
}
