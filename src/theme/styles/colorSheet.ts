import { siteConfig } from "../../config/resolved";
import type { ResolvedSite } from "../../config/types";

/** The cascade of all rules. It is the first style in the head, because webpack may put any module's stylesheet first. */
export const layerOrder = "@layer reset,tokens,base,prose,components;";

/**
 * The custom properties of the site's colours, each with its value for both
 * modes (see tokens.css).
 * @example --on-accent:var(--light,#fffdf9) var(--dark,#201411)
 */
export function colorSheet({ light, dark }: ResolvedSite["colors"]): string {
  const names = Object.keys(light) as (keyof typeof light)[];
  const properties = names.map((name) => {
    const property = name.replace(
      /[A-Z]/g,
      (letter) => `-${letter.toLowerCase()}`,
    );
    return `--${property}:var(--light,${light[name]}) var(--dark,${dark[name]})`;
  });
  return `@layer tokens{:root{${properties.join(";")}}}`;
}

/** In develop, shows colours that were saved after the server wrote its page. */
export function refreshColors(): void {
  const style = document.createElement("style");
  style.textContent = colorSheet(siteConfig.colors);
  // Behind the order of the layers, and before the tokens that refer to them.
  document.head.querySelector("style")?.after(style);
}
