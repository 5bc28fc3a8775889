import { openSite } from "./support/openSite";

const post = "content/blog/2026-06-16-working-across-time-zones";
const address = "/blog/working-across-time-zones";

let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  site = await openSite(Number(process.env.DEVELOP_PORT ?? 8124));
}, 300_000);
afterEach(async () => {
  await site.rests();
});
afterAll(async () => {
  // It is missing where the start went wrong.
  await (site as typeof site | undefined)?.close();
});

test("an import that is added to an open text shows without a reload, and goes", async () => {
  const text = site.read(`${post}/en.mdx`);
  await site.open(address, "Working across time zones");
  await site.page.evaluate(() => Object.assign(window, { isSamePage: true }));
  site.write(
    `${post}/Stamp.tsx`,
    "export const Stamp = () => <p>A stamp of its own.</p>;\n",
  );
  site.write(
    `${post}/en.mdx`,
    `${text.replace(/\n---\n/, '\n---\n\nimport { Stamp } from "./Stamp";\n')}\n<Stamp />\n`,
  );
  await site.shows("A stamp of its own.");
  site.write(`${post}/en.mdx`, `${text}\nWithout a stamp.\n`);
  await site.shows("Without a stamp.");
  site.write(`${post}/en.mdx`, text);
}, 240_000);

test("a page that is opened before it exists shows when it does", async () => {
  const early = "content/blog/2026-06-17-an-early-visit/en.mdx";
  await site.page.goto(`${site.address}/blog/an-early-visit`);
  await site.page.locator("h1").first().waitFor();
  site.write(
    early,
    "---\ntitle: An early visit\ndescription: A post that somebody opens before it is there.\ndate: 2026-06-17\nauthors: [alex]\n---\n\nIt was worth waiting for.\n",
  );
  await site.shows("It was worth waiting for.");
}, 240_000);

test("a post with imports shows at its new address when it is moved", async () => {
  await site.open("/blog/what-to-charge", "What to charge");
  site.move(
    "content/blog/2026-05-12-what-to-charge",
    "content/blog/2026-05-12-what-to-ask",
  );
  await site.open("/blog/what-to-ask", "What to charge");
  await site.page.locator("main form input").first().waitFor();
}, 240_000);
