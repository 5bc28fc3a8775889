import { startScript } from "./startScript";

const chunk = "component---src-templates-page-tsx";
const target = window as unknown as { ___chunkMapping: object };

beforeEach(() => {
  document.head.replaceChildren();
  target.___chunkMapping = {
    app: ["/webpack-runtime-1.js", "/app-2.js"],
    [chunk]: ["/commons-3.js", `/${chunk}.4.css`, `/${chunk}-5.js`],
    "component---src-templates-home-tsx": ["/home-6.js"],
  };
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function run(page: string, { prefix = "/", isHidden = true } = {}): string[] {
  jest.spyOn(document, "hidden", "get").mockReturnValue(isHidden);
  window.eval(startScript(page, chunk, prefix));
  return asked();
}

const asked = () =>
  Array.from(
    document.head.children,
    (tag) => tag.getAttribute("src") ?? tag.getAttribute("href") ?? "",
  );

const scripts = [
  "/webpack-runtime-1.js",
  "/app-2.js",
  "/commons-3.js",
  `/${chunk}-5.js`,
];
const app = "/page-data/app-data.json";

it.each([
  ["/about", [...scripts, app, "/page-data/about/page-data.json"]],
  ["/de/blog/", [...scripts, app, "/page-data/de/blog/page-data.json"]],
  ["/", [...scripts, app, "/page-data/index/page-data.json"]],
  // Served at any address: what its data will be, nobody knows.
  ["/404", [...scripts, app]],
  ["/de/404", [...scripts, app]],
])("asks for all that %s needs", (page, expected) => {
  expect(run(page)).toEqual(expected);
});

it("asks below the site's prefix", () => {
  const files = run("/", { prefix: "/site/" });
  expect(files).toHaveLength(6);
  expect(files.filter((file) => !file.startsWith("/site/"))).toEqual([]);
});

it("has the data ready for a request without credentials from elsewhere, as Gatsby's are", () => {
  run("/about");
  const link = document.head.lastElementChild;
  expect(link?.getAttribute("rel")).toBe("preload");
  expect(link?.getAttribute("crossorigin")).toBe("");
});

it("lets the browser paint first", () => {
  jest.useFakeTimers();
  let paint: FrameRequestCallback | undefined;
  jest.spyOn(window, "requestAnimationFrame").mockImplementation((act) => {
    paint = act;
    return 1;
  });
  expect(run("/about", { isHidden: false })).toEqual([]);
  jest.runAllTimers();
  expect(asked()).toEqual([]);
  paint?.(0);
  expect(asked()).toEqual([]);
  jest.runAllTimers();
  expect(asked()).toHaveLength(6);
});
