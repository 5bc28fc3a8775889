import { eventually } from "./support/eventually";
import { openSite } from "./support/openSite";

const file = "src/config/site.ts";

let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  site = await openSite(Number(process.env.DEVELOP_PORT ?? 8124));
}, 300_000);
afterAll(async () => {
  // It is missing where the start went wrong.
  await (site as typeof site | undefined)?.close();
});

test("a faulty item in the menu shows with its line, stays, and goes when it is mended", async () => {
  await site.open("/about", "About");
  const text = site.read(file);
  const since = site.lines.length;
  site.write(file, text.replace('{ type: "search" },', '{ type: "serach" },'));
  const terminal = await eventually(
    () => site.said(since),
    (it) => it.includes("serach"),
  );
  expect(terminal).toMatch(/src\/config\/site\.ts:\d+/);
  const message = await eventually(site.overlay, (it) => it.includes(file));
  expect(message).toContain("Failed to compile");
  expect(message).toContain("serach");
  // webpack has compiled it, and says that all is well.
  await site.rests();
  expect(await site.overlay()).toContain("serach");
  site.write(file, text);
  expect(await eventually(site.overlay, (it) => it === "")).toBe("");
}, 240_000);

test("a slip in the config's syntax shows with its line, without the way through the parser", async () => {
  const text = site.read(file);
  const since = site.lines.length;
  site.write(file, text.replace("navbar: {", "navbar: {,"));
  await eventually(
    () => site.said(since),
    (it) => it.includes("ERROR in ./src/config/site.ts"),
  );
  await site.rests();
  const terminal = site.said(since);
  expect(terminal).toContain("Unexpected token");
  expect(terminal).not.toMatch(/^ *at /m);
  site.write(file, text);
  expect(await eventually(site.overlay, (it) => it === "")).toBe("");
}, 240_000);

test("a link of the menu that leads nowhere shows as well", async () => {
  const text = site.read(file);
  const since = site.lines.length;
  site.write(file, text.replace('to: "/about"', 'to: "/abuot"'));
  const terminal = await eventually(
    () => site.said(since),
    (it) => it.includes("/abuot"),
  );
  expect(terminal).toMatch(
    /src\/config\/site\.ts:\d+ {2}navbar\.items\[0\]\.to/,
  );
  const message = await eventually(site.overlay, (it) => it.includes("/abuot"));
  expect(message).toContain('Did you mean "/about"?');
  site.write(file, text);
  expect(await eventually(site.overlay, (it) => it === "")).toBe("");
}, 240_000);
