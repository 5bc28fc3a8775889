import { serializeForScript } from "../../lib/escape";
import type { GatsbyRuntime } from "./gatsbyRuntime";

/**
 * Fetches the data and template of a page in parallel while Gatsby's scripts
 * load, which would fetch them in sequence. Links in the markup would also
 * fetch them without scripts, in vain. The page contains the function as text,
 * so it can't use its scope.
 */
function preload(template: string, baseUrl: string): void {
  function add(as: "fetch" | "script", path: string): void {
    const link = document.createElement("link");
    Object.assign(link, { rel: "preload", as, href: baseUrl + path });
    // Matches Gatsby's request; otherwise browsers would fetch the data twice.
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
export const createPreloadScript = (
  template: string,
  baseUrl: string,
): string =>
  `(${preload.toString()})(${serializeForScript(template)},${serializeForScript(baseUrl)})`;
