import { findThirdParties } from "./findThirdParties";

describe("findThirdParties", () => {
  test("names hosts that are connected to, not those that are linked", () => {
    const html = `
      <link rel="preconnect" href="https://fonts.example" crossorigin>
      <link rel=stylesheet href=https://fonts.example/css?family=a>
      <link rel="stylesheet" href="http://localhost:9100/own.css">
      <link rel="canonical" href="https://www.example.com/">
      <link rel="stylesheet" href="/own.css">`;
    expect(findThirdParties(html, "http://localhost:9100")).toEqual([
      "fonts.example",
    ]);
  });
});
