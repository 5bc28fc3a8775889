import { serializeForScript } from "../lib/escape";
import type { GatsbyRuntime } from "./gatsbyRuntime";

/**
 * Fetches the data and the template that a page is hydrated with while Gatsby's
 * scripts load, which would ask for one after the other. Links in the markup
 * would fetch them where scripts are off, too, for nothing. The function is in
 * the page as text, and can use nothing around it.
 */
function preload(template: string, baseUrl: string): void {
  function add(as: "fetch" | "script", path: string): void {
    const link = document.createElement("link");
    Object.assign(link, { rel: "preload", as, href: baseUrl + path });
    // As Gatsby fetches data; without it browsers would fetch it twice.
    if (as === "fetch") link.crossOrigin = "anonymous";
    document.head.append(link);
  }
  document.addEventListener("DOMContentLoaded", () => {
    const { pagePath = "/", ___chunkMapping: files = {} } =
      window as unknown as GatsbyRuntime;
    const page = pagePath === "/" ? "/index" : pagePath;
    add("fetch", `/page-data${page}/page-data.json`);
    add("fetch", "/page-data/app-data.json");
    for (const file of files[template] ?? []) {
      if (file.endsWith(".js")) add("script", file);
    }
  });
}

/** @param baseUrl the site's, without a slash at its end */
export const preloadScript = (template: string, baseUrl: string): string =>
  `(${preload.toString()})(${serializeForScript(template)},${serializeForScript(baseUrl)})`;
