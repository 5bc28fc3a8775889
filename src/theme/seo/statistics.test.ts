import { statisticsScript } from "./statistics";

const statistics = {
  provider: "umami" as const,
  site: "a1",
  host: "https://stats.example.com",
  script: "https://script.example.com",
};

afterEach(() => document.head.replaceChildren());

const run = (given: Parameters<typeof statisticsScript>[0]) => {
  window.eval(statisticsScript(given));
  return [...document.head.querySelectorAll("script")].map(
    (script) => script.outerHTML,
  );
};

test.each([
  [
    statistics,
    ' src="https://script.example.com/script.js" data-website-id="a1" data-host-url="https://stats.example.com"',
  ],
  [
    { ...statistics, provider: "plausible" as const },
    ' src="https://script.example.com/js/script.js" data-domain="a1"',
  ],
  [
    { ...statistics, provider: "plausible" as const, site: "pa-1" },
    ' src="https://script.example.com/js/pa-1.js"',
  ],
  [
    { ...statistics, provider: "goatcounter" as const },
    ' src="https://script.example.com/count.js" data-goatcounter="https://stats.example.com/count"',
  ],
])("loads the script of %j", (given, attributes) => {
  expect(run(given)).toEqual([`<script${attributes}></script>`]);
});

test.each([
  ["doNotTrack", "1"],
  ["globalPrivacyControl", true],
])("asks nobody with %s", (name, value) => {
  Object.defineProperty(navigator, name, { value, configurable: true });
  expect(run(statistics)).toEqual([]);
  Reflect.deleteProperty(navigator, name);
});

test("tells GoatCounter of each page that follows", async () => {
  const count = jest.fn();
  Object.assign(window, { goatcounter: { count } });
  run({ ...statistics, provider: "goatcounter" });
  expect(count).not.toHaveBeenCalled();
  history.pushState(null, "", "/next");
  document.head.append(document.createElement("meta"));
  await Promise.resolve();
  expect(count).toHaveBeenCalled();
});
