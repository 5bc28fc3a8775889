import type { AddressInfo } from "node:net";
import path from "node:path";
import { createFolder } from "../../tests/createFolder";
import { describeHost, request } from "../../tests/hosts/describeHost";
import { siteConfig } from "../config/resolved";
import { createSiteServer } from "./serve";

/** Serves the site that lies in a folder below its base path. */
async function start(folder: string, basePath: string) {
  jest.replaceProperty(siteConfig, "baseUrl", `${basePath}/`);
  const server = createSiteServer(path.join(folder, basePath));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return { port, stop };
}

describe.each(["", "/project"])("as hosts do, a site at %s/", (basePath) => {
  describeHost(basePath, (site) => start(site, basePath));
});

const { root, write } = createFolder();
write("index.html", "start");
write("404.html", "not found");
write("_redirects", "/a /b");

test.each([
  ["//", 200, "start"],
  ["//nowhere", 404, "not found"],
  ["/%E0%A4%A", 404, "not found"],
  ["/..%2f..%2fetc/passwd", 404, "not found"],
  ["/_redirects/", 404, "not found"],
])("%s: %d %s", async (pathname, status, text) => {
  const { port, stop } = await start(root, "");
  expect(await request(port, pathname)).toMatchObject({ status, text });
  await stop();
});

it.each(["POST", "DELETE", "OPTIONS"])("refuses %s", async (method) => {
  const { port, stop } = await start(root, "");
  const { status, headers } = await fetch(`http://localhost:${port}/`, {
    method,
  });
  expect([status, headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  await stop();
});

it("leads to the base path, and has nothing beside it", async () => {
  const { port, stop } = await start(root, "/project");
  for (const address of ["/", "/project", "/?a=b", "/project?a=b"]) {
    const { status, headers } = await request(port, address);
    expect([status, headers.location]).toEqual([302, "/project/"]);
  }
  expect((await request(port, "/about")).status).toBe(404);
  await stop();
});

it("serves what a rebuild has written", async () => {
  const { port, stop } = await start(root, "");
  expect((await request(port, "/app-99999999.js")).status).toBe(404);
  write("app-99999999.js", "new");
  expect(await request(port, "/app-99999999.js")).toMatchObject({
    text: "new",
  });
  await stop();
});

it("compresses no part of a file", async () => {
  write("long.html", "word ".repeat(2000));
  const { port, stop } = await start(root, "");
  const part = { range: "bytes=0-1999", "accept-encoding": "gzip" };
  const { status, headers, text } = await request(port, "/long", part);
  expect([status, text.length]).toEqual([206, 2000]);
  expect(headers).not.toHaveProperty("content-encoding");
  await stop();
});
