import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";

/**
 * Renders a page by React's renderer for strings. The one for streams, which
 * Gatsby takes, leaves zero bytes where a letter of several bytes meets the end
 * of its buffer: they broke addresses and words.
 */
export const renderPage = (page: ReactElement): string => renderToString(page);
