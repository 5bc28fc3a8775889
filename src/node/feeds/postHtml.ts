import { createElement, Fragment, type ReactNode } from "react";
import type { FeedPost } from "./feedPost";
import { imageSource } from "./renderImage";
import { renderTree } from "./renderTree";
import { xmlText } from "./xmlText";

type PostHtmlOptions = {
  /** Address of the post. */
  url: string;
  /** Leads to the post where its text needs the site's own scripts. */
  wholePost: string;
};

/** A post as a feed holds it: the cover, then the whole text as plain HTML. */
export async function postHtml(
  post: FeedPost,
  { url, wholePost }: PostHtmlOptions,
): Promise<string> {
  const text = { url, images: post.images };
  const body = renderTree(post.body, text);
  // What its own imports show is on the site alone.
  const more = post.isRich ? linkTo(url, wholePost) : null;
  const { renderToStaticMarkup } = await import("react-dom/server");
  return xmlText(
    renderToStaticMarkup(
      createElement(Fragment, null, coverOf(post, url), body, more),
    ),
  );
}

const linkTo = (href: string, label: string): ReactNode =>
  createElement("p", null, createElement("a", { href }, label));

/** The cover, unless the text shows it anyway. */
function coverOf({ cover, images }: FeedPost, url: string): ReactNode {
  const source = cover && imageSource(cover, url);
  if (!source) return null;
  const isShown = images.some(
    (image) => imageSource(image, url)?.src === source.src,
  );
  if (isShown) return null;
  const image = createElement("img", { ...source, alt: cover.alt });
  return createElement("p", null, image);
}
