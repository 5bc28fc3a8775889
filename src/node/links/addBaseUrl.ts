import { withBaseUrl } from "../../config/resolved";

const attribute = /(\s(?:href|src|action)=["']?)([^"'\s>]*)/gi;

/**
 * Adds the base path to the addresses in HTML that the owner wrote.
 * @example addBaseUrl('<a href="/about">') -> '<a href="/project/about">'
 */
export const addBaseUrl = (html: string): string =>
  html.replace(
    attribute,
    (_, name: string, address: string) => name + withBaseUrl(address),
  );
