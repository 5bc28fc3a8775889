import { siteConfig } from "../../src/config/resolved";
import { readOutput } from "./site/outputFolder";
import { pages } from "./site/pages";

// The test site has `machines: { train: false, answer: true }`.

it("says everywhere that text and data mining is reserved", () => {
  expect(siteConfig.machines).toEqual({ train: false, answer: true });
  const robots = readOutput("robots.txt");
  expect(robots).toMatch(
    /User-agent: GPTBot\n(?:User-agent: .+\n)*Disallow: \//,
  );
  expect(robots).toContain("ai-input=yes, ai-train=no");
  expect(robots).not.toContain("OAI-SearchBot");
  expect(readOutput("_headers")).toContain("TDM-Reservation: 1");
  expect(JSON.parse(readOutput(".well-known/tdmrep.json"))).toEqual([
    { location: "/", "tdm-reservation": 1 },
  ]);
  const silent = pages.filter(
    ({ document }) =>
      document
        .querySelector("meta[name=tdm-reservation]")
        ?.getAttribute("content") !== "1",
  );
  expect(silent.map(({ path }) => path)).toEqual([]);
});

it("lists the pages of each language for assistants, and no others", () => {
  const english = readOutput("llms.txt");
  expect(english).toContain(`](${siteConfig.url}/about.md): `);
  expect(english).not.toContain(`${siteConfig.url}/de/`);
  expect(readOutput("de/llms.txt")).toContain(`${siteConfig.url}/de/about.md`);
});

it("says in each Markdown twin what the page says", () => {
  const listed = ["llms.txt", "de/llms.txt"]
    .flatMap((file) => [...readOutput(file).matchAll(/\]\((\S+)\.md\): /g)])
    .map(([, url = ""]) => url.slice(siteConfig.url.length));
  expect(listed.length).toBeGreaterThan(20);
  for (const path of listed) {
    const page = pages.find((each) => each.path === path);
    const twin = readOutput(`${path.slice(1)}.md`);
    expect(twin).toContain(`<${siteConfig.url}${path}>`);
    const headings = [
      ...(page?.document.querySelectorAll("main h1, .prose > h2[id]") ?? []),
    ].map((heading) => heading.firstChild?.textContent?.trim() ?? "");
    expect(headings.length).toBeGreaterThan(0);
    for (const heading of headings) expect(twin).toContain(heading);
    // Links lead to pages, not to where the text was written; code may show such.
    const prose = twin.replace(/^ *(`{3,})$[^]*?^ *\1$|`[^`]*`/gm, "");
    expect(prose).not.toMatch(/\]\((?:\.|(?!https?:|mailto:|tel:|#)\w)/);
  }
});
