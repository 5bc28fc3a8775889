import { localeCodes, localePath } from "../../config/locales";
import { serializeForScript } from "../../lib/escape";

const boxStyle =
  "position:relative;z-index:99;max-width:60rem;margin:1rem;padding:1rem 1.25rem;" +
  "border:2px solid #b4321f;border-radius:2px;background:#fffdf9;" +
  "color:#1f1b16;font:1rem/1.5 system-ui,sans-serif";

type Site = {
  /** The path of the start page with a trailing slash. */
  path: string;
  /** The base URL of the build. */
  baseUrl: string;
  messages: (typeof scriptMessages.baseUrl)[string] | undefined;
  style: string;
};

/**
 * Shows a banner if the site's scripts are missing. Slow or blocked scripts are
 * not the owner's mistake, so only a second request to the host decides. The
 * page contains the function as text, so it can't use its scope.
 */
function watchScripts({ path, baseUrl, messages, style }: Site): void {
  const asked = new Set<string>();
  function show(): void {
    const id = "base-url-banner";
    if (!messages || "___loader" in window) return;
    if (document.getElementById(id)) return;
    let at = `${location.pathname.replace(/(\/index)?(\.html)?\/?$/, "")}/`;
    if (at.endsWith(path)) at = at.slice(0, 1 - path.length) || at;
    const lines =
      at === baseUrl
        ? [messages.title, messages.incomplete]
        : [
            messages.title,
            messages.cause,
            `${messages.current} ${baseUrl}`,
            `${messages.suggested} ${at}`,
            messages.remedy,
          ];
    const box = document.createElement("div");
    box.id = id;
    box.setAttribute("role", "alert");
    box.style.cssText = style;
    for (const [index, line] of lines.entries()) {
      const element = document.createElement(index === 0 ? "strong" : "p");
      element.textContent = line;
      box.append(element);
    }
    document.body.prepend(box);
  }
  window.addEventListener(
    "error",
    ({ target, filename }) => {
      const isFromTag = target instanceof HTMLScriptElement;
      // Error events of images have no file name.
      const src = isFromTag ? target.src : (filename as string | undefined);
      if (!src?.startsWith(location.origin) || !src.endsWith(".js")) return;
      if (asked.has(src)) return;
      asked.add(src);
      fetch(src, { method: "HEAD" }).then(
        ({ ok, headers }) => {
          const type = headers.get("content-type") ?? "";
          if (!ok || !type.includes("javascript")) show();
        },
        () => undefined,
      );
    },
    true,
  );
}

/**
 * Returns the script of a start page (null for other pages) that shows the
 * owner when scripts are missing, for example because the site is served from a
 * subfolder that it was not built for. It needs nothing else that the site
 * loads.
 */
export function createBaseUrlScript(pathname: string, baseUrl: string) {
  const page = pathname.replace(/(?<=.)\/$/, "");
  const locale = localeCodes.find((code) => localePath(code, "/") === page);
  if (!locale) return null;
  const site: Site = {
    path: page === "/" ? page : `${page}/`,
    baseUrl,
    messages: scriptMessages.baseUrl[locale],
    style: boxStyle,
  };
  return `(${watchScripts.toString()})(${serializeForScript(site)})`;
}
