import { redirects } from "./redirects";

const ours = "/de/*  /de/404.html  404\n/ar/*  /ar/404.html  404\n";

it("shows what is unknown below a locale that locale's not-found page", () => {
  const rules = redirects(["/", "/de", "/ar"]) ?? "";
  expect(rules.replace(/^#.*\n/, "")).toBe(ours);
});

it("puts the owner's rules first, as they are", () => {
  const owners = "# Moved\n/old  /blog/new  301\n/de/alt  /de/blog/neu";
  const rules = redirects(["/", "/de", "/ar"], `${owners}\n\n`) ?? "";
  expect(rules.startsWith(`${owners}\n\n# `)).toBe(true);
  expect(rules.endsWith(`\n${ours}`)).toBe(true);
});

it("reads what an editor on Windows has written", () => {
  expect(redirects(["/"], "/a  /b\r\n/c  /d\r\n")).toBe("/a  /b\n/c  /d\n");
});

it("has nothing to say for one language without rules", () => {
  expect(redirects(["/"])).toBeUndefined();
  expect(redirects(["/"], "\n")).toBeUndefined();
});
