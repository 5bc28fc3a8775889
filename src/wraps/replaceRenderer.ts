import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { GatsbySSR } from "gatsby";
import type { ReactElement } from "react";
import { renderToPipeableStream } from "react-dom/server";

type Renderer = NonNullable<GatsbySSR["replaceRenderer"]>;

/**
 * Renders a page as Gatsby does, without the zero bytes that React 18 leaves
 * where a letter of several bytes meets the end of its buffer: they broke
 * addresses and words (react/react#31134, mended in React 19).
 */
export const replaceRenderer: Renderer = async ({
  bodyComponent,
  replaceBodyHTMLString,
}) => {
  const output = new PassThrough();
  const { pipe } = renderToPipeableStream(bodyComponent as ReactElement, {
    onAllReady: () => pipe(output),
    onError: (error) => {
      output.destroy(error as Error);
    },
  });
  const html = await text(output);
  replaceBodyHTMLString(html.replaceAll("\0", ""));
};
