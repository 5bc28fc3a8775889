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

test("an invalid item in the menu shows with its line, and goes when it is fixed", async () => {
  await site.open("/about", "About");
  const text = site.read(file);
  const since = site.lines.length;
  site.write(file, text.replace('{ type: "search" },', '{ type: "serach" },'));
  const terminal = await eventually(
    () => site.said(since),
    (it) => it.includes("serach"),
  );
  expect(terminal).toMatch(/src\/config\/site\.ts:\d+/);
  expect(terminal).toContain('Did you mean "search"?');
  site.write(file, text);
  await site.rests();
}, 240_000);

test("the privacy page says what the saved config uses", async () => {
  await site.open("/privacy", "Privacy");
  const text = site.read(file);
  const other = 'form: "https://forms.example.com/1",';
  site.write(file, text.replace('form: "netlify",', other));
  await site.shows("the service acts as a processor");
  await site.rests();
  site.write(file, text);
  await site.shows("to Netlify, the host of this website");
}, 240_000);
