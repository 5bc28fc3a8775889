import type { Page } from "@playwright/test";

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
