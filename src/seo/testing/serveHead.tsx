import { TextEncoder as NodeTextEncoder } from "node:util";
import type { ComponentProps } from "react";
import { Helmet } from "react-helmet";
import { Head } from "../Head";
import { plainTags } from "../firstPageMark";

// jsdom lacks what React's server renderer looks for when it is loaded.
globalThis.TextEncoder = NodeTextEncoder;
const { renderToStaticMarkup } =
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- must come after the line above
  require("react-dom/server") as typeof import("react-dom/server");

/** A page's head as the server writes it. */
export function serveHead(props: ComponentProps<typeof Head>): Document {
  Helmet.canUseDOM = false;
  renderToStaticMarkup(<Head {...props} />);
  const helmet = Helmet.renderStatic();
  Helmet.canUseDOM = true;
  const html = renderToStaticMarkup(
    <head>
      {helmet.title.toComponent()}
      {plainTags(helmet)}
    </head>,
  );
  return new DOMParser().parseFromString(html, "text/html");
}
