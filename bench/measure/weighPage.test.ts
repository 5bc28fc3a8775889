import { listScripts } from "./weighPage";

describe("listScripts", () => {
  test.each([
    ["a script", '<script src="/a.js" async></script>', ["/a.js"]],
    ["unquoted", "<script src=/a.js defer></script>", ["/a.js"]],
    ["a preload", '<link rel="preload" href="/a.js" as="script"/>', ["/a.js"]],
    ["a module", '<link rel="modulepreload" href="/a.js"/>', ["/a.js"]],
    ["another preload", '<link rel="preload" href="/a.css" as="style"/>', []],
    ["a stylesheet", '<link rel="stylesheet" href="/a.css"/>', []],
    ["an inline script", "<script>let a = 1;</script>", []],
    ["another host", '<script src="//b.example/a.js"></script>', []],
    [
      "the same one twice",
      '<link rel="preload" as="script" href="/a.js"/><script src="/a.js"></script>',
      ["/a.js"],
    ],
  ])("%s", (_, html, scripts) => {
    expect(listScripts(html)).toEqual(scripts);
  });
});
