import { entry, loadTestSite } from "../testing/loadTestSite";

const needed = (from: string) => `client: Acme\nperiod: { from: ${from} }`;

test("lists hold projects by their order, then the latest first, each under its services and technologies", async () => {
  const { routes, entries, found } = await loadTestSite({
    "content/projects/old/en.mdx": entry(
      `${needed("2020, to: 2021")}\nfeatured: true\nservices: [rescue]\ntechnologies: [C#, CI/CD]\nresults: [{ label: a, before: 1.50, after: -2 }]`,
    ),
    "content/projects/new/en.mdx": entry(
      `${needed("2026-01")}\nservices: [rescue]\ntechnologies: [PostgreSQL]`,
    ),
    "content/projects/new/de.mdx": entry(`${needed("2026-01")}\nslug: neu`),
    "content/projects/first/en.mdx": entry(`${needed("2019")}\norder: 1`),
    "content/projects/draft/en.mdx": entry(`${needed("2026")}\ndraft: true`),
    "content/projects/quiet/en.mdx": entry(
      `${needed("2026")}\nunlisted: true\nfeatured: true`,
    ),
  });
  expect(found).toEqual([]);
  const nameOf = (id: string) =>
    entries.find((candidate) => candidate.id === id)?.path.replace(/.*\//, "");
  const lists = routes.filter(({ template }) => template === "Projects");
  expect(
    lists.map(({ path, context: { ids = [], projects } }) => [
      path,
      ids.map(nameOf).join(),
      projects?.filters.map(({ label, count }) => `${label} ${count}`).join(),
    ]),
  ).toEqual([
    ["/projects", "first,new,old", "Rescue 2,PostgreSQL 1,C# 1,CI/CD 1"],
    ["/projects/for/rescue", "new,old", expect.anything()],
    ["/projects/with/postgresql", "new", expect.anything()],
    ["/projects/with/c-sharp", "old", expect.anything()],
    ["/projects/with/ci-cd", "old", expect.anything()],
    ["/de/projects", "first,neu,old", "Rettung 1,C# 1,CI/CD 1"],
    ["/de/projects/for/rescue", "old", expect.anything()],
    ["/de/projects/with/c-sharp", "old", expect.anything()],
    ["/de/projects/with/ci-cd", "old", expect.anything()],
  ]);
  const home = routes.find(({ path }) => path === "/");
  expect(home?.context.featuredIds?.map(nameOf)).toEqual(["old"]);
  const next = routes.map(({ path, context }) => [
    path,
    context.nextId && nameOf(context.nextId),
  ]);
  expect(next).toEqual(
    expect.arrayContaining([
      ["/projects/first", "new"],
      ["/projects/old", "first"],
      ["/projects/quiet", "first"],
    ]),
  );
  const hidden = lists.filter(({ context }) => context.alternates[0]?.isHidden);
  expect(hidden).toHaveLength(lists.length - 2);
});

test("a site without projects has no list of them", async () => {
  const { routes } = await loadTestSite({});
  expect(routes.filter(({ path }) => path.includes("projects"))).toEqual([]);
});

test("the gallery stands below the text, with its pictures", async () => {
  const { projects, found } = await loadTestSite({
    "content/projects/a/en.mdx": entry(
      `${needed("2026")}\ngallery: [{ src: ./a.svg, dark: ./b.png, alt: A "plan" }]\ngallery_layout: grid`,
    ),
    "content/projects/a/a.svg":
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  });
  expect(found.map(({ reason, line, field }) => [reason, line, field])).toEqual(
    [['Image not found: "./b.png".', 5, ["gallery", 0]]],
  );
  const [project] = projects;
  expect(project?.components).toEqual(["figure", "gallery"]);
  expect(project?.images.map(({ src }) => src)).toEqual(["./a.svg", "./b.png"]);
  expect(project?.body).toMatch(
    /Text.*"gallery","data-layout":"grid".*"figure".*"A “plan”"/,
  );
});

test.each<string[]>([
  ["services: [rescu]", "Unknown service.", 'Did you mean "rescue"?'],
  [
    "posts: [2026-03-14-a-pots]",
    "No entry at content/blog/2026-03-14-a-pots.",
    'Did you mean "../../blog/2026-03-14-a-post"?',
  ],
  [
    "results: [{ label: Time, before: 1.000, after: 2 }]",
    "Expected a number without a mark between its thousands, such as 1000.",
  ],
  [
    "results: [{ label: Time, before: 2 }]",
    'A result has "before" and "after", or "value".',
  ],
  ...["many", "true", '" "'].map((value): string[] => [
    `results: [{ label: Time, value: ${value} }]`,
    "Expected a number.",
  ]),
  ["results: [{ label: A, value: }]", '"results[0].value" has no value.'],
  ["period: { from: 2026-02, to: 2025 }", "The end is before the beginning."],
  ["technologies: [漢字]", "Needs a letter or digit that an address can have."],
  ["image_dark: ./a.png", 'Needs an "image" that it replaces in dark mode.'],
  ...["", "image: https://example.com/a.png\n"].map((image): string[] => [
    `${image}video: ./reel.mp4`,
    'Needs an "image", a picture beside it that is shown until it plays.',
  ]),
  ...["./reel.gif", "https://video.example/reel.mp4"].map((src): string[] => [
    `video: ${src}`,
    "Not the file of a video that browsers play.",
    "Save it as MP4 or WebM, beside the text.",
  ]),
  ["gallery_layout: grid", 'Needs a "gallery" that it lays out.'],
  [
    "slug: a/b",
    "Expected a key of at most 200 lower-case letters, digits and hyphens.",
  ],
])("of %s it says what is wrong", async (line = "", reason, note) => {
  const fields = `client: Acme\n${line.startsWith("period") ? "" : "period: { from: 2026 }"}\n${line}`;
  const { found } = await loadTestSite({
    "content/projects/a/en.mdx": entry(fields.replace("\n\n", "\n")),
    "content/blog/2026-03-14-a-post.mdx": entry(),
  });
  expect(found).toEqual([expect.objectContaining({ reason, note })]);
});

test("one run says all that is wrong, where required fields are, too", async () => {
  const { found } = await loadTestSite({
    "content/projects/a/en.mdx": entry(
      "period: 2025\nconfidential: true\nimage: 5\nimage_alt: A\nservices: [rescu]\nposts: [a-post]",
    ),
  });
  expect(found.map(({ field, reason }) => field ?? reason).sort()).toEqual(
    [
      ["client"],
      ["image"],
      ["period"],
      ["services", 0],
      "No entry at content/blog/a-post.",
    ].sort(),
  );
});

test("the portrait or logo of a client is looked for beside the text, on the start page, too", async () => {
  const { entries, found } = await loadTestSite({
    "content/projects/a/en.mdx": entry(
      `${needed("2026")}\ntestimonial:\n  quote: Q\n  name: N\n  image: ./logo.svg\n  image_dark: ./it's-dark.svg`,
    ),
    "content/projects/a/logo.svg":
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    "content/pages/home.mdx": entry(
      "home:\n  headline: H\n  lead: L\n  primaryAction: { label: A, to: /projects }\n  voices:\n    title: T\n    items:\n      - { quote: Q, name: N, image: ../projects/a/logo.svg }\n      - quote: Q\n        name: N\n        image: ./none.png",
    ),
  });
  expect(found.map(({ reason, line, field }) => [reason, line, field])).toEqual(
    [
      [`Image not found: "./it's-dark.svg".`, 9, ["testimonial", "image_dark"]],
      [
        'Image not found: "./none.png".',
        13,
        ["home", "voices", "items", 1, "image"],
      ],
    ],
  );
  const project = entries.find(({ folder }) => folder === "projects/a");
  expect(project).toMatchObject({
    testimonial: { image: { src: "./logo.svg", alt: "" } },
  });
});
