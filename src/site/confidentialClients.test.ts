import { entry, loadTestSite } from "./testing/loadTestSite";

const project = (more: string, body = "Text.") =>
  entry(`period: { from: 2026-01 }\n${more}`, body);
const secret = "client: Acme & Söhne\nconfidential: true\nindustry: Wholesale";

test.each([
  ["a heading", "# Faster at Acme & Söhne\n\nText."],
  ["an alternative text", "![Acme & Söhne's dashboard](https://a.test/a.png)"],
  ["the address of a link", "[there](https://acme-soehne.test/)"],
  ["the encoded address", "[there](https://a.test/Acme%20&%20S%C3%B6hne)"],
  ["the name of a picture", "![A chart](https://a.test/acme_söhne.png)"],
  ["the words of a drawing", "![A chart](./chart.svg)"],
  ["the layers of a drawing", "![A chart](./layers.svg)"],
  ["a label", '<span aria-label="Acme & Söhne">A</span>'],
  ["lines of code", "```\nAcme &\nSöhne\n```"],
  ["invisible signs", "Ac&#x200b;me & Söhne"],
])("a confidential client is not named by %s", async (_, body) => {
  const { found } = await loadTestSite({
    "content/projects/secret/index.md": project(secret, body),
    "content/projects/secret/chart.svg":
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>Acme &amp; Söhne</text></svg>',
    "content/projects/secret/layers.svg":
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" docname="acme-soehne.svg"><text>A</text></svg>',
  });
  expect(found.map(({ reason }) => reason).join("\n")).toContain(
    'names "Acme & Söhne"',
  );
});

test.each([
  ["Acme Söhne AG", "# Faster at Acme Söhne"],
  ["Acme & Co. KG", "At Acme."],
  ["Acme, Inc.", "[there](https://acme.test/)"],
])("%s is not named without its legal form either", async (client, body) => {
  const { found } = await loadTestSite({
    "content/projects/secret/index.md": project(
      `client: "${client}"\nconfidential: true\nindustry: Wholesale`,
      body,
    ),
  });
  expect(found.map(({ reason }) => reason).join()).toContain(client);
});

test("a post that the project lists does not name the client either", async () => {
  const { found } = await loadTestSite({
    "content/projects/secret/index.md": project(
      `${secret}\nposts: [2026-01-01-a]`,
    ),
    "content/blog/2026-01-01-a.md": entry("", "At Acme & Söhne."),
    "content/blog/2026-01-01-b.md": entry("", "At Acme & Söhne."),
  });
  expect(found.map(({ file }) => file)).toEqual([
    "content/blog/2026-01-01-a.md",
  ]);
});

test("a translation does not name the client either", async () => {
  const { found } = await loadTestSite({
    "content/projects/secret/en.md": project(secret),
    "content/projects/secret/de.md": project("client: Acme & Söhne"),
    "content/projects/other/en.md": project("client: Acme & Söhne"),
  });
  expect(found.map(({ file, fatal }) => [file, fatal])).toEqual([
    ["content/projects/secret/de.md", true],
  ]);
});

test("a drawing in front matter is reported with its field and line", async () => {
  const { found } = await loadTestSite({
    "content/projects/secret/index.md": project(
      `${secret}\ngallery: [{ src: ./chart.svg, alt: A }]`,
    ),
    "content/projects/secret/chart.svg":
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>Acme-Söhne</text></svg>',
  });
  expect(found).toMatchObject([
    { line: 7, field: ["gallery", 0], actual: "./chart.svg" },
  ]);
});

test("neither the CV, authors nor other clients name the client, unless another project does", async () => {
  const files = {
    "content/projects/secret/en.md": project(
      "client: Acme GmbH\nconfidential: true\nindustry: Wholesale",
    ),
    "content/projects/secret/de.md": project(
      "client: Acme GmbH\nconfidential: true\nindustry: Handel",
    ),
    "content/projects/other/en.md": project(
      "client: Other\ntestimonial: { quote: Q, name: N, role: Acme }",
    ),
    "content/cv.yaml":
      "basics: { name: N, label: L }\nwork:\n  - { name: A, position: P, startDate: 2020-01 }\n  - { name: Acme GmbH, position: P, startDate: 2019-01 }\n",
    "content/authors.yaml": "kim: { name: Kim, bio: Formerly at Acme. }\n",
  };
  const { found } = await loadTestSite(files);
  expect(found.map(({ file, line, fatal }) => [file, line, fatal])).toEqual([
    ["content/cv.yaml", 4, true],
    ["content/authors.yaml", 1, true],
    ["content/projects/other/en.md", 5, true],
  ]);
  const open = project("client: Acme GmbH");
  expect(
    (await loadTestSite({ ...files, "content/projects/open/en.md": open }))
      .found,
  ).toEqual([]);
});
