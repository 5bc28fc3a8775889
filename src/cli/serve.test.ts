import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import type { IncomingHttpHeaders, Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { siteConfig } from "../config/resolved";
import { createSiteServer } from "./serve";

const folder = mkdtempSync(path.join(tmpdir(), "public-"));
const write = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
};
write("index.html", "start");
write("about.html", "about");
write("404.html", "not found");
write("de/404.html", "nicht gefunden");
write("100% C#.jpg", "picture");
write("drawing.svg", "<svg/>");
write(".env", "secret");
write(".well-known/security.txt", "Contact");
write("app-0123456789abcdef0123.js", "script ".repeat(1000));

let server: Server;
beforeAll(async () => {
  server = createSiteServer(folder);
  await new Promise<void>((resolve) => server.listen(0, resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

type Answer = { status: number; text: string; headers: IncomingHttpHeaders };

const request = (pathname: string, headers = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    get({ port, path: pathname, headers }, (response) => {
      let text = "";
      response.on("data", (chunk: Buffer) => (text += chunk.toString()));
      response.on("end", () => {
        const { statusCode: status = 0 } = response;
        resolve({ status, text, headers: response.headers });
      });
    }).on("error", reject);
  });

test.each([
  ["/", 200, "start"],
  ["//", 200, "start"],
  ["/?q=1", 200, "start"],
  ["/about", 200, "about"],
  ["/about/", 200, "about"],
  ["/about.html", 200, "about"],
  ["/nowhere", 404, "not found"],
  ["//nowhere", 404, "not found"],
  ["/de/nowhere", 404, "nicht gefunden"],
  ["/den", 404, "not found"],
  ["/%E0%A4%A", 404, "not found"],
  ["/../../etc/passwd", 404, "not found"],
  ["/..%2f..%2fetc/passwd", 404, "not found"],
  ["/100%25%20C%23.jpg", 200, "picture"],
  ["/.env", 404, "not found"],
  ["/.well-known/security.txt", 200, "Contact"],
])("%s: %d %s", async (pathname, status, text) => {
  expect(await request(pathname)).toMatchObject({ status, text });
});

it("serves a site with a base path below it, as a host does", async () => {
  jest.replaceProperty(siteConfig, "baseUrl", "/project/");
  const root = server;
  server = createSiteServer(folder);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  expect(await request("/project/")).toMatchObject({ text: "start" });
  expect(await request("/project/about")).toMatchObject({ text: "about" });
  const unknown = await request("/project/de/nowhere");
  expect(unknown).toMatchObject({ status: 404, text: "nicht gefunden" });
  for (const start of ["/", "/project"]) {
    const { status, headers } = await request(start);
    expect([status, headers.location]).toEqual([302, "/project/"]);
  }
  expect((await request("/about")).status).toBe(404);
  server.closeAllConnections();
  server.close();
  server = root;
});

it.each(["bytes=5-2", "bytes=-", "bytes=99-", "lines=1-2", "bytes=0-1,3-4"])(
  "goes on after a range such as %s",
  async (range) => {
    const { status } = await request("/100%25%20C%23.jpg", { range });
    expect([200, 416]).toContain(status);
    expect((await request("/")).status).toBe(200);
  },
);

it("sends a part of a file, and runs no script of a drawing", async () => {
  const part = await request("/100%25%20C%23.jpg", { range: "bytes=1-3" });
  expect(part).toMatchObject({ status: 206, text: "ict" });
  const { headers } = await request("/drawing.svg");
  expect(headers["content-security-policy"]).toContain("script-src 'none'");
});

it("serves what a rebuild has written", async () => {
  expect((await request("/app-99999999.js")).status).toBe(404);
  write("app-99999999.js", "new");
  expect(await request("/app-99999999.js")).toMatchObject({ text: "new" });
});

it("compresses for browsers that can read it", async () => {
  const { headers } = await request("/app-0123456789abcdef0123.js", {
    "accept-encoding": "gzip",
  });
  expect(headers["content-encoding"]).toBe("gzip");
  const plain = await request("/app-0123456789abcdef0123.js");
  expect(plain.headers["content-encoding"]).toBeUndefined();
  expect(plain.text).toHaveLength(7000);
});

it("lets browsers keep what never changes, and ask for the rest", async () => {
  const script = await request("/app-0123456789abcdef0123.js");
  expect(script.headers["cache-control"]).toContain("immutable");
  const page = await request("/about");
  expect(page.headers["cache-control"]).toContain("must-revalidate");
  for (const { headers } of [script, page, await request("/nowhere")]) {
    expect(headers).toMatchObject({ "x-content-type-options": "nosniff" });
  }
  const { etag = "" } = page.headers;
  const again = await request("/about", { "if-none-match": etag });
  expect(again.status).toBe(304);
});
