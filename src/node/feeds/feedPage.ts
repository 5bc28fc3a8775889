import { createElement, type ReactNode } from "react";
import { feedFormats, type FeedFormat } from "../../config/feedFormats";
import { formatDate } from "../../lib/formatDate";
import { fillSlots } from "../../lib/fillSlots";
import type { FeedFacts } from "./feedFacts";
import type { FeedItem } from "./feedItem";
import type { FeedStrings } from "./feedStrings";

type FeedPage = {
  facts: FeedFacts;
  items: readonly FeedItem[];
  format: FeedFormat;
  /** All formats of the feed. */
  formats: readonly FeedFormat[];
  strings: FeedStrings;
};

const h = createElement;

/**
 * What a browser shows of a feed, as XHTML to be put into its XML: what this
 * is, and links to the posts. Feed readers pass by what they don't know.
 */
export async function feedPage(page: FeedPage): Promise<string> {
  const { facts, items, format, strings } = page;
  const { renderToStaticMarkup } = await import("react-dom/server");
  return renderToStaticMarkup(
    h(
      "div",
      {
        xmlns: "http://www.w3.org/1999/xhtml",
        lang: facts.language,
        dir: facts.direction,
      },
      h("meta", {
        name: "viewport",
        content: "width=device-width, initial-scale=1",
      }),
      h(
        "p",
        null,
        fillSlots(strings.kind, { format: feedFormats[format].name }),
      ),
      h("h1", null, facts.title),
      h("p", null, strings.about),
      h("dl", null, ...entriesOf(page)),
      items.length > 0 && h("h2", null, strings.posts),
      items.length > 0 &&
        h("ul", null, ...items.map((item) => entryOf(item, facts))),
    ),
  );
}

function entriesOf({ facts, format, formats, strings }: FeedPage): ReactNode[] {
  const others = formats.filter((other) => other !== format);
  const entry = (label: string, content: ReactNode[]) => [
    h("dt", null, label),
    ...content.map((one, index) => h("dd", { key: index }, one)),
  ];
  return [
    ...entry(strings.address, [h("code", null, facts.selfUrl(format))]),
    ...entry(strings.page, [h("a", { href: facts.pageUrl }, facts.pageUrl)]),
    ...(others.length > 0
      ? entry(
          strings.otherFormats,
          others.map((other) =>
            h("a", { href: facts.selfUrl(other) }, feedFormats[other].name),
          ),
        )
      : []),
  ];
}

const entryOf = (
  { url, title, day, description }: FeedItem,
  { language }: FeedFacts,
): ReactNode =>
  h(
    "li",
    null,
    h("span", null, formatDate(day, language, "FULL")),
    h("h3", null, h("a", { href: url }, title)),
    h("p", null, description),
  );
