import { renderToStaticMarkup } from "react-dom/server";
import { siteConfig } from "../../config/resolved";
import { createFontTags } from "./fontTags";
import { createHeadTags } from "./siteTags";

const provider = "https://styles.example/css?family=Lora";

beforeEach(() => {
  jest.useFakeTimers();
  document.head.replaceChildren();
});

/** Runs the script of the tags, and returns the stylesheets that the page loads. */
function load(fonts: typeof siteConfig.fonts, faces: object[] = []) {
  const html = renderToStaticMarkup(
    <>{createFontTags({ ...siteConfig, fonts })}</>,
  );
  const [, script = ""] = /<script>([^]*?)<\/script>/.exec(html) ?? [];
  Object.assign(document, { fonts: faces });
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- as a browser does
  new Function(script)();
  return () =>
    [...document.querySelectorAll("link")].map((link) =>
      link.getAttribute("href"),
    );
}

const fromProvider = {
  preconnect: "https://files.example",
  stylesheet: provider,
  families: ["Lora", "Inter"],
};

test("a provider that answers is asked alone", () => {
  const list = load(fromProvider, [{ family: "Lora", status: "loaded" }]);
  jest.advanceTimersByTime(10_000);
  expect(list()).toEqual([provider]);
});

test("a provider that is blocked is replaced once, when the page is there", () => {
  const list = load(fromProvider);
  document.querySelector("link")?.dispatchEvent(new Event("error"));
  jest.advanceTimersByTime(1);
  expect(list()).toEqual(["/fonts/fonts.css"]);
  jest.advanceTimersByTime(10_000);
  expect(list()).toEqual(["/fonts/fonts.css"]);
});

test("nothing is asked in its place while the page still loads", () => {
  const state = jest.spyOn(document, "readyState", "get");
  state.mockReturnValue("loading");
  const list = load(fromProvider);
  document.querySelector("link")?.dispatchEvent(new Event("error"));
  jest.advanceTimersByTime(1000);
  expect(list()).toEqual([provider]);
  window.dispatchEvent(new Event("load"));
  jest.advanceTimersByTime(1);
  expect(list()).toEqual(["/fonts/fonts.css"]);
  state.mockRestore();
});

test("a provider that brings nothing is replaced after three seconds", () => {
  const faces = [
    { family: '"Lora"', status: "loading" },
    // A font of the reader's system, in its place.
    { family: "Lora Times", status: "loaded" },
  ];
  const list = load(fromProvider, faces);
  jest.advanceTimersByTime(2900);
  expect(list()).toEqual([provider]);
  jest.advanceTimersByTime(200);
  expect(list()).toEqual(["/fonts/fonts.css"]);
});

test("the site's own fonts have no other place to come from", () => {
  const list = load("self-hosted");
  jest.advanceTimersByTime(10_000);
  expect(list()).toEqual(["/fonts/fonts.css"]);
});

test("the hosts of the stylesheet and of the fonts are connected to, each as it is asked", () => {
  const html = renderToStaticMarkup(
    <>{createHeadTags({ ...siteConfig, fonts: fromProvider })}</>,
  );
  expect(html.match(/<link rel="preconnect"[^>]*>/g)).toEqual([
    '<link rel="preconnect" href="https://styles.example"/>',
    '<link rel="preconnect" href="https://files.example" crossorigin="anonymous"/>',
  ]);
});
