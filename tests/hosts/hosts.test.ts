/** @jest-environment node */
import { rmSync } from "node:fs";
import { get } from "node:http";
import type { IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { siteConfig } from "../../src/config/resolved";
import { createSiteServer } from "../../src/cli/serve";
import { siteHeaders } from "../../src/output/headers";
import { hash, layOutSite } from "./layOutSite";
import { revalidate, table } from "./table";
import { findServer, servers, startHost } from "./startHost";
import type { Host } from "./startHost";

type Answer = { status: number; text: string; headers: IncomingHttpHeaders };

/** Requests a path as it is written: fetch would remove its dots. */
const request = (
  port: number,
  pathname: string,
  headers = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    get({ host: "localhost", port, path: pathname, headers }, (response) => {
      let text = "";
      response.on("data", (chunk: Buffer) => (text += chunk.toString()));
      response.on("end", () => {
        const { statusCode: status = 0 } = response;
        resolve({ status, text, headers: response.headers });
      });
    }).on("error", reject);
  });

const isMissing = (name: string) =>
  servers[name] !== undefined && findServer(servers[name]) === undefined;

/** Starts `npm run serve`, or a server with its settings. */
async function start(name: string, site: string, basePath: string) {
  const other = servers[name];
  if (other) return startHost(other, site, basePath);
  jest.replaceProperty(siteConfig, "baseUrl", `${basePath}/`);
  const server = createSiteServer(path.join(site, basePath));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections();
      server.close(() => {
        resolve();
      });
    });
  return { port, stop };
}

const cases = ["npm run serve", ...Object.keys(servers)].flatMap((name) =>
  ["", "/project"].map((basePath) => ({ name, basePath })),
);

for (const { name, basePath } of cases) {
  // A server that is not installed is skipped by its name.
  const describeHost = isMissing(name) ? describe.skip : describe;
  describeHost(`${name}, a site at ${basePath}/`, () => {
    let site: string;
    let host: Host;
    const ask = (pathname: string, headers = {}) =>
      request(host.port, basePath + pathname, headers);
    beforeAll(async () => {
      site = layOutSite(basePath);
      host = await start(name, site, basePath);
    });
    afterAll(async () => {
      await host.stop();
      rmSync(site, { recursive: true });
    });

    test.each(table)(
      "%s: %d",
      async (pathname, status, contains, type, more = {}) => {
        const { isPlain, caching = revalidate, policy } = more;
        const answer = await ask(pathname);
        const { headers } = answer;
        // Some refuse what climbs out of the folder, instead of not finding it.
        if (pathname.includes("..")) {
          expect(answer.text).not.toContain("root:");
          expect(answer.status).toBeGreaterThanOrEqual(400);
          return;
        }
        expect(answer.status).toBe(status);
        expect(answer.text).toContain(contains);
        expect(headers["content-type"]).toMatch(type);
        expect(headers).toMatchObject({
          "x-content-type-options": siteHeaders["X-Content-Type-Options"],
          "referrer-policy": siteHeaders["Referrer-Policy"],
          "x-frame-options": siteHeaders["X-Frame-Options"],
          "content-security-policy":
            policy ?? siteHeaders["Content-Security-Policy"],
        });
        if (status === 200) expect(headers["cache-control"]).toBe(caching);
        else expect(headers["cache-control"] ?? "").not.toContain("immutable");
        if (isPlain || status !== 200) return;
        const small = await ask(pathname, { "accept-encoding": "gzip" });
        expect(small.headers["content-encoding"]).toBe("gzip");
        expect(small.headers.vary).toMatch(/accept-encoding/i);
      },
    );

    test.each(["/about", `/app-${hash}.js`, "/files/a.woff2"])(
      "%s is not sent again while it is the same",
      async (pathname) => {
        const { headers } = await ask(pathname);
        const again = await ask(pathname, {
          "if-none-match": headers.etag,
          "if-modified-since": headers["last-modified"],
        });
        expect(again.status).toBe(304);
      },
    );

    test.each([
      "bytes=5-2",
      "bytes=-",
      "bytes=9999999-",
      "lines=1-2",
      "bytes=0-1,3-4",
    ])("a range such as %s ends nothing", async (range) => {
      const answer = await ask("/files/a.pdf", { range });
      expect([200, 206, 416]).toContain(answer.status);
      expect((await ask("/")).status).toBe(200);
    });

    test("a part of a file is sent by itself", async () => {
      const range = "bytes=0-99";
      const answer = await ask("/files/a.pdf", { range });
      expect([answer.status, answer.text.length]).toEqual([206, 100]);
    });
  });
}
