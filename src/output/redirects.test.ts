import { execSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createFolder } from "../../tests/createFolder";
import { resolveSite } from "../config/resolveSite";
import { minimalSite } from "../config/testing/minimalSite";
import { writeRedirects } from "./redirects";

const config = resolveSite(minimalSite());
const { root, write } = createFolder();

/** Writes the page that leads on from /old. */
function writePage(to: string): string {
  const written: Record<string, string> = {};
  const keep = (name: string, text: string) => {
    written[name] = text;
  };
  const output = { write: keep, merge: () => {} } as never;
  const redirects = [{ from: "/old", to }];
  writeRedirects(output, { config, redirects });
  return written["old/index.html"] ?? "";
}

type Script = (window: object, document: object) => void;

it.each([
  ["/new", "?a=b", "#part", "/new?a=b#part"],
  ["/new#there", "", "#part", "/new#there"],
  ["https://other.example/x?c=d", "?a=b", "", "https://other.example/x?c=d"],
])("leads on to %s from %s%s", (to, search, hash, expected) => {
  const page = writePage(to);
  const [, script = ""] = /<script>([^]*?)<\/script>/.exec(page) ?? [];
  const [, href] = /rel="canonical" href="(.*?)"/.exec(page) ?? [];
  const addresses: string[] = [];
  const replace = (address: URL) => void addresses.push(String(address));
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- as a browser does
  const run = new Function("window", "document", script) as Script;
  run(
    { location: { search, hash, replace } },
    { querySelector: () => ({ href }) },
  );
  const { origin } = new URL(config.url);
  expect(addresses).toEqual([new URL(expected, origin).href]);
});

it("writes an address as HTML, and works without scripts", () => {
  const to = "https://other.example/?a&amp;b=%3Cc%3E";
  const page = writePage("https://other.example/?a&b=<c>");
  expect(page.replace(/<script>[^]*<\/script>\n/, "")).toBe(`<!doctype html>
<meta charset="utf-8">
<title>${to}</title>
<link rel="canonical" href="${to}">
<noscript><meta http-equiv="refresh" content="0; url=${to}"></noscript>
<a href="${to}">${to}</a>
`);
});

test("nginx gets old addresses as the documentation says, decoded as it compares them", () => {
  const merge = (name: string, edit: (owners: string) => string) =>
    write(`public/${name}`, edit(""));
  const redirects = [{ from: "/%C3%BCber", to: "/about" }];
  writeRedirects({ write: () => {}, merge }, { config, redirects });
  const docs = readFileSync("docs/hosting-nginx-apache.md", "utf8");
  const [command = ""] = /perl .* public\/_redirects/.exec(docs) ?? [];
  expect(execSync(command, { cwd: root }).toString()).toBe(
    'location = "/über" { return 301 "/about$is_args$args"; }\n',
  );
});
