import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";

/**
 * Renders a page with React's renderer for strings. The one for streams, which
 * Gatsby uses, writes zero bytes if a letter of several bytes is at the end of
 * its buffer: they broke addresses and words.
 */
export const renderPage = (page: ReactElement): string => renderToString(page);
