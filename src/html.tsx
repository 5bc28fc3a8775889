import { createHash } from "node:crypto";
import { Children, isValidElement } from "react";
import type { HTMLAttributes, ReactElement, ReactNode } from "react";

type HtmlProps = {
  htmlAttributes: HTMLAttributes<HTMLHtmlElement>;
  headComponents: ReactNode[];
  bodyAttributes: HTMLAttributes<HTMLBodyElement>;
  preBodyComponents: ReactNode;
  body: string;
  postBodyComponents: ReactNode;
};

/**
 * The document of every page: Gatsby's own, with a content security policy that
 * lets the inline scripts of this very page run, and no others; what
 * gatsby-plugin-image adds is only where the owner's page has its component.
 */
export default function Html(props: HtmlProps) {
  const { preBodyComponents, body, postBodyComponents } = props;
  const hasImage = body.includes("gatsby-image-wrapper");
  const headComponents = props.headComponents.filter(
    (element) => hasImage || !isImageStyle(element),
  );
  const policy = createPolicy([
    ...findScripts([headComponents, preBodyComponents, postBodyComponents]),
    ...findScriptsInHtml(body),
  ]);
  const { lang, ...htmlAttributes } = props.htmlAttributes;
  return (
    <html lang={lang} {...htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        {/* Applies only to what comes after it in the document. */}
        {policy && (
          <meta httpEquiv="Content-Security-Policy" content={policy} />
        )}
        <meta httpEquiv="x-ua-compatible" content="ie=edge" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, shrink-to-fit=no"
        />
        {headComponents}
      </head>
      <body {...props.bodyAttributes}>
        {preBodyComponents}
        <div
          key="body"
          id="___gatsby"
          dangerouslySetInnerHTML={{ __html: body }}
        />
        {postBodyComponents}
      </body>
    </html>
  );
}

const isImageStyle = (element: ReactNode): boolean =>
  isValidElement(element) &&
  String(element.key).startsWith("gatsby-image-style");

/** Develop has no policy: its tools write scripts of their own. */
function createPolicy(scripts: readonly string[]): string | undefined {
  const shared = process.env.SITE_CONTENT_POLICY;
  if (!shared || process.env.NODE_ENV === "development") return undefined;
  const hashes = scripts.map(
    (script) =>
      `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );
  // The shared policy ends with script-src.
  return [shared, ...new Set(hashes)].join(" ");
}

type Script = ReactElement<{
  type?: string;
  dangerouslySetInnerHTML?: { __html: string };
}>;

/** The inline scripts among elements. JSON is data, which no policy is about. */
const findScripts = (elements: ReactNode): string[] =>
  Children.toArray(elements).flatMap((element) => {
    if (!isValidElement(element) || element.type !== "script") return [];
    const { type, dangerouslySetInnerHTML: inner } = (element as Script).props;
    return inner && !type?.includes("json") ? [inner.__html] : [];
  });

/** The inline scripts that React has rendered, such as that of tabs. */
const findScriptsInHtml = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/gi)].map(
    ([, script = ""]) => script,
  );
