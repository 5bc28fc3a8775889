import { createBaseUrlScript } from "./baseUrlScript";

const banner = () => document.getElementById("base-url-banner");
const script = () => {
  const tag = document.createElement("script");
  tag.src = "/app-1.js";
  document.body.append(tag);
  return tag;
};
const answer = (status: number, type: string) => () =>
  Promise.resolve({
    ok: status < 400,
    headers: new Headers({ "content-type": type }),
  });
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** Runs a start page's script at an address, and lets one of its scripts fail. */
async function fail(
  { page = "/", at = page }: { page?: string; at?: string },
  respond: () => Promise<unknown>,
  prefix = "/",
) {
  window.history.replaceState(null, "", at);
  const ask = jest.fn(respond);
  window.fetch = ask as unknown as typeof fetch;
  window.eval(createBaseUrlScript(page, prefix) ?? "");
  script().dispatchEvent(new Event("error"));
  await settle();
  return ask;
}

beforeEach(() => {
  document.body.innerHTML = "<main></main>";
  delete (window as { ___loader?: unknown }).___loader;
});

it.each(["/about", "/de/about", "/404", "/de/404"])("is not on %s", (page) => {
  expect(createBaseUrlScript(page, "/")).toBeNull();
});

it.each([
  ["/", "/site/", "/site/"],
  ["/", "/site", "/site/"],
  ["/", "/a/b/index.html", "/a/b/"],
  ["/de", "/site/de", "/site/"],
  ["/de/", "/a/b/de/", "/a/b/"],
])("built as %s and found at %s, suggests %s", async (page, at, suggested) => {
  await fail({ page, at }, answer(404, "text/html"));
  expect(banner()).toHaveRole("alert");
  expect(banner()?.children[3]?.textContent.split(" ").at(-1)).toBe(suggested);
  expect(banner()).toHaveTextContent("docs/hosting.md");
  expect(banner()).toHaveTextContent(
    page === "/" ? "did not load properly" : "wurde nicht richtig geladen",
  );
});

it("names the base path that it was built for", async () => {
  await fail({ at: "/de", page: "/de" }, answer(404, "text/html"), "/project/");
  const [, , current, suggested] = banner()?.children ?? [];
  expect(current).toHaveTextContent(/ \/project\/$/);
  expect(suggested).toHaveTextContent(/ \/$/);
});

it.each([
  ["a blocker refuses", () => Promise.reject(new TypeError())],
  ["are there after all", answer(200, "text/javascript")],
])("says nothing of scripts that %s", async (_, respond) => {
  expect(await fail({ at: "/site/" }, respond)).toHaveBeenCalled();
  expect(banner()).toBeNull();
});

it("takes a page in place of a script for an error", async () => {
  await fail({ at: "/site/" }, answer(200, "text/html"));
  expect(banner()).not.toBeNull();
});
