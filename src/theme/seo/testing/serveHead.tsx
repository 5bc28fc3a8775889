import { TextEncoder as NodeTextEncoder } from "node:util";
import type { ComponentProps, ReactElement } from "react";
import { Helmet } from "react-helmet";
import { Head } from "../Head";
import { getPlainTags } from "../firstPageMark";

// React's server renderer needs globals that jsdom lacks.
globalThis.TextEncoder = NodeTextEncoder;
const { renderToStaticMarkup } =
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- must come after the line above
  require("react-dom/server") as typeof import("react-dom/server");

/** Renders the head of a page as the server does. */
export const renderHead = (props: ComponentProps<typeof Head>): Document =>
  renderTags(<Head {...props} />);

/** Renders what an element adds to the head, as the server does. */
export function renderTags(element: ReactElement): Document {
  Helmet.canUseDOM = false;
  renderToStaticMarkup(element);
  const helmet = Helmet.renderStatic();
  Helmet.canUseDOM = true;
  const html = renderToStaticMarkup(
    <head>
      {helmet.title.toComponent()}
      {getPlainTags(helmet)}
    </head>,
  );
  return new DOMParser().parseFromString(html, "text/html");
}
