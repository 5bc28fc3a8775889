import { readOutput } from "./site/outputFolder";

const targets = [
  ["/tools", "tools/index.html", "/uses"],
  ["/2019/my-tools.html", "2019/my-tools.html", "/uses"],
  ["/lebenslauf.pdf", "lebenslauf.pdf/index.html", "/de/lebenslauf"],
  ["/de/cv", "de/cv/index.html", "/de/lebenslauf"],
] as const;

it.each(targets)("leads from %s, on any host", (from, file, to) => {
  const target = `https://www.example.com${to}`;
  const page = readOutput(file);
  for (const tag of [
    `<title>${target}</title>`,
    '<meta name="robots" content="noindex">',
    `<link rel="canonical" href="${target}">`,
    `<noscript><meta http-equiv="refresh" content="0; url=${target}"></noscript>`,
    `<a href="${target}">`,
  ]) {
    expect(page).toContain(tag);
  }
  const rules = `${from}  ${to}  301!\n${from}  ${to}  301\n`;
  expect(readOutput("_redirects")).toContain(rules);
});

it("lists old addresses nowhere", () => {
  for (const file of ["sitemap.xml", "de/index.html", "uses/index.html"]) {
    expect(readOutput(file)).not.toMatch(
      /\/tools|my-tools|lebenslauf\.pdf|de\/cv"/,
    );
  }
});
