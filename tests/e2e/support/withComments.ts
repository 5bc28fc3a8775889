import type { Page, Route } from "@playwright/test";
import { giscusSettings } from "../../../src/config/testing/giscusSettings";

/** What the server would have put into the place of the comments, in a few words. */
const rendered =
  '<div><div><section id="post-comments"><button>From the server</button></section></div></div>';

const rewrite =
  (...changes: [pattern: RegExp, replacement: string][]) =>
  async (route: Route) => {
    const response = await route.fetch();
    let body = await response.text();
    for (const [pattern, replacement] of changes) {
      if (!pattern.test(body)) {
        throw new Error(`The build does not contain ${String(pattern)}`);
      }
      body = body.replace(pattern, replacement);
    }
    await route.fulfill({ response, body });
  };

/** Serves the build as if the site config had comments. */
export async function withComments(page: Page): Promise<void> {
  const settings = JSON.stringify(giscusSettings);
  await page.route(
    /\/app-\w+\.js$/,
    rewrite([/"colorMode":\{/, `"comments":${settings},$&`]),
  );
  await page.route(
    ({ pathname }) => /^(\/de)?\/blog\/[a-z-]+$/.test(pathname),
    (route) =>
      route.request().resourceType() === "document"
        ? rewrite(
            [/<\/div><\/article>/, `${rendered}$&`],
            [/frame-src/, "$& https://giscus.app"],
          )(route)
        : route.fallback(),
  );
}

/** The comments, and what is done with them first. */
export const commentsOf = (page: Page) => {
  const section = page.locator("#post-comments");
  return {
    section,
    load: section.getByRole("button", {
      name: /^(Load comments|Kommentare laden)$/,
    }),
  };
};

/** Stands in for giscus.app: says how high it is, and shows which theme it was told. The widget's addresses are noted. */
export async function answerGiscus(page: Page): Promise<URL[]> {
  const asked: URL[] = [];
  await page.route("https://giscus.app/**", (route) => {
    const url = new URL(route.request().url());
    asked.push(url);
    const { origin } = new URL(url.searchParams.get("origin") ?? "");
    return route.fulfill({
      contentType: "text/html; charset=utf-8",
      body: `<!doctype html><meta name="color-scheme" content="light dark">
        <body style="margin:0"><div style="height:321px"><output></output></div>
        <script>
          const tell = (data) => parent.postMessage({ giscus: data }, ${JSON.stringify(origin)});
          addEventListener("message", ({ data }) => {
            document.querySelector("output").textContent = data.giscus.setConfig.theme;
          });
          tell({ resizeHeight: 321 });
        </script>`,
    });
  });
  return asked;
}
