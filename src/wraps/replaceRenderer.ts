import path from "node:path";
import { Writable } from "node:stream";
import type { GatsbySSR } from "gatsby";
import type { ReactElement } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { placeSidebar } from "../docs/placeSidebar";

type Renderer = NonNullable<GatsbySSR["replaceRenderer"]>;

/**
 * Not imported: Gatsby would render all pages anew in each build, because it
 * can't know what is in files that a page reads. These are named by what is in
 * them, and pages' contexts name them.
 */
const { readFileSync } = process.getBuiltinModule("node:fs");

/** Sidebars of docs, which thousands of pages share. */
const sidebars = new Map<string, string>();

function readSidebar(file: string): string {
  const known = sidebars.get(file);
  if (known !== undefined) return known;
  const html = readFileSync(path.join("public", file), "utf8");
  sidebars.set(file, html);
  return html;
}

/** Waits for all of it: reading a stream bit by bit takes a twentieth of a page's time. */
const htmlOf = (element: ReactElement) =>
  new Promise<string>((resolve, reject) => {
    const chunks: Buffer[] = [];
    const output = new Writable({
      write: (chunk: Buffer, _encoding, next) => {
        chunks.push(chunk);
        next();
      },
      final: (next) => {
        resolve(Buffer.concat(chunks).toString());
        next();
      },
    });
    const { pipe } = renderToPipeableStream(element, {
      onAllReady: () => pipe(output),
      onError: reject,
    });
  });

/**
 * Renders a page as Gatsby does, without the zero bytes that React 18 leaves
 * where a letter of several bytes meets the end of its buffer: they broke
 * addresses and words (react/react#31134, mended in React 19).
 */
export const replaceRenderer: Renderer = async ({
  bodyComponent,
  pathname,
  replaceBodyHTMLString,
}) => {
  const html = await htmlOf(bodyComponent as ReactElement);
  const page = html.replaceAll("\0", "");
  const own = pathname.replace(/(?<=.)\/$/, "");
  replaceBodyHTMLString(placeSidebar(page, own, readSidebar));
};
