import { siteConfig } from "./resolved";

/**
 * The address of something on this site, as other sites must write it; addresses elsewhere stay as they are.
 * @example absoluteUrl("/de/about") -> "https://www.example.com/de/about"
 */
export function absoluteUrl(path: string): string {
  return new URL(path, siteConfig.url).href;
}
