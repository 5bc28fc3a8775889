import { eventually } from "./support/eventually";
import { openSite } from "./support/openSite";

const configFile = "src/config/site.ts";
const post = "content/blog/2026-06-16-working-across-time-zones/en.mdx";

let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  site = await openSite(Number(process.env.DEVELOP_PORT ?? 8124));
}, 300_000);
// Gatsby ends when seven rounds in a row are overtaken by a change, which
// nobody but a test is quick enough for.
afterEach(async () => {
  await site.rests();
});
afterAll(async () => {
  // It is missing where the start went wrong.
  await (site as typeof site | undefined)?.close();
});

test("of quick saves, by editors that empty a file first, the last one shows", async () => {
  await site.open(
    "/blog/working-across-time-zones",
    "Working across time zones",
  );
  const text = site.read(post);
  for (let save = 1; save <= 6; save += 1) {
    site.write(post, "");
    await new Promise((resolve) => setTimeout(resolve, 15));
    site.write(post, `${text}\nQuick save ${save}.\n`);
    await new Promise((resolve) => setTimeout(resolve, 120 * save));
  }
  await site.shows("Quick save 6.");
}, 240_000);

test("an error in a text is printed with its line, and goes when it is fixed", async () => {
  const text = site.read(post);
  const since = site.lines.length;
  site.write(
    post,
    `${text.replace(/^---\n/, "---\nunlisted: maybe\n")}{an open`,
  );
  const terminal = await eventually(
    () => site.said(since),
    (it) => it.includes("{an open"),
  );
  for (const line of [/unlisted: maybe/, /en\.mdx:\d+/, /^\s*> \d+ \|/m])
    expect(terminal).toMatch(line);
  site.write(post, `${text}\nFixed.\n`);
  await site.shows("Fixed.");
  site.write(post, text);
});

test("a broken file of messages is printed with its line, and stops nothing", async () => {
  const file = "locales/de/blog.json";
  const messages = site.read(file);
  const text = site.read(post);
  const since = site.lines.length;
  site.write(file, messages.replace('",\n', '"\n'));
  site.write(post, `${text}\nWritten meanwhile.\n`);
  await site.shows("Written meanwhile.");
  expect(site.said(since)).toMatch(/locales\/de\/blog\.json:\d+/);
  site.write(file, messages.replace("Weiterlesen", "Ganz lesen"));
  await site.rests();
  await site.open("/de/blog", "Blog");
  await site.shows("Ganz lesen");
  site.write(post, text);
  site.write(file, messages);
}, 240_000);

test("a translation, an author and a tag come and go without a restart", async () => {
  const german = post.replace("en.mdx", "de.mdx");
  const text = site.read(post);
  const authors = site.read("content/authors.yaml");
  const tags = site.read("content/tags.yaml");
  site.write("content/authors.yaml", `${authors}robin:\n  name: Robin Neu\n`);
  site.write(
    "content/tags.yaml",
    `${tags}travel:\n  label: { en: Travel, de: Reisen }\n`,
  );
  site.write(
    german,
    text
      .replace(/^title: .*$/m, "title: Über Zeitzonen hinweg")
      .replace(/^authors: .*$/m, "authors: [robin]")
      .replace(/^tags: .*$/m, "tags: [travel]"),
  );
  await site.open(
    "/de/blog/working-across-time-zones",
    "Über Zeitzonen hinweg",
  );
  await site.shows("Robin Neu");
  await site.shows("Reisen");
  await site.open("/de/blog/tags/travel", "Reisen");
  site.remove(german);
  site.write("content/authors.yaml", authors);
  site.write("content/tags.yaml", tags);
  await site.open(
    "/de/blog/working-across-time-zones",
    "Working across time zones",
  );
}, 240_000);

test("an invalid item in the menu shows with its line, and goes when it is fixed", async () => {
  await site.open("/about", "About");
  const text = site.read(configFile);
  const since = site.lines.length;
  site.write(
    configFile,
    text.replace('{ type: "search" },', '{ type: "serach" },'),
  );
  const terminal = await eventually(
    () => site.said(since),
    (it) => it.includes("serach"),
  );
  expect(terminal).toMatch(/src\/config\/site\.ts:\d+/);
  expect(terminal).toContain('Did you mean "search"?');
  site.write(configFile, text);
  await site.rests();
}, 240_000);

test("the privacy page says what the saved config uses", async () => {
  await site.open("/privacy", "Privacy");
  const text = site.read(configFile);
  const other = 'form: "https://forms.example.com/1",';
  site.write(configFile, text.replace('form: "netlify",', other));
  await site.shows("the service acts as a processor");
  await site.rests();
  site.write(configFile, text);
  await site.shows("to Netlify, the host of this website");
}, 240_000);

test("the editor is there, for the folder on this computer", async () => {
  await site.page.goto(`${site.address}/admin`);
  await site.page.getByRole("button", { name: /Local Repository/ }).waitFor();
}, 60_000);

test("the search says that it works on the built site", async () => {
  await site.open("/search?q=postgres", "Search");
  const alert = site.page.locator("main [role=alert]");
  await alert.waitFor();
  expect(await alert.textContent()).toContain("npm run build");
}, 240_000);

test("GraphiQL answers what the docs ask, drafts included", async () => {
  const text = site.read(post);
  const draft = text.replace(/^---\n/, "---\ndraft: true\n");
  site.write(post, `${draft}\n![](./cover.png)\n`);
  const ask = async (query: string) => {
    const answer = await fetch(`${site.address}/___graphql`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query }),
    });
    return (await answer.json()) as {
      data?: {
        allBlogPost?: {
          nodes: {
            sourcePath: string;
            mdx?: { internal: { contentFilePath: string } };
          }[];
        };
        allMdx?: { nodes: { frontmatter: { title: string | null } }[] };
      };
      errors?: unknown;
    };
  };
  const asked = /^```graphql\n([^]*?)^```$/gm;
  const queries = [...site.read("docs/graphiql.md").matchAll(asked)].map(
    ([, query = ""]) => query,
  );
  expect(queries.length).toBeGreaterThanOrEqual(6);
  for (const query of queries) {
    expect((await ask(query)).errors).toBeUndefined();
  }
  const queryNamed = (name: string) =>
    queries.find((query) => query.includes(`query ${name} `)) ?? "";
  const filesFor = async (name: string) => {
    const nodes = await eventually(
      async () => (await ask(queryNamed(name))).data?.allBlogPost?.nodes ?? [],
      (answer) => answer.some(({ sourcePath }) => sourcePath === post),
    );
    return nodes.map(({ sourcePath }) => sourcePath);
  };
  expect(await filesFor("NotYetPublished")).toContain(post);
  expect(await filesFor("PicturesWithoutText")).toEqual([post]);
  // gatsby-plugin-mdx has read each file, and each post links what it made of it.
  const { data: files } = await ask(queryNamed("MdxFiles"));
  const titles = files?.allMdx?.nodes.map((node) => node.frontmatter.title);
  expect(titles).toContainEqual(expect.any(String));
  const { data: posts } = await ask(queryNamed("MdxOfPosts"));
  for (const { mdx } of posts?.allBlogPost?.nodes ?? []) {
    expect(mdx?.internal.contentFilePath).toContain("/content/blog/");
  }
  site.write(post, text);
});
