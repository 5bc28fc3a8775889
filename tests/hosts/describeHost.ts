import { rmSync } from "node:fs";
import { get } from "node:http";
import type { IncomingHttpHeaders } from "node:http";
import { siteHeaders } from "../../src/output/headers";
import { hash, layOutSite } from "./layOutSite";
import { revalidate, table } from "./table";
import type { Host } from "./startHost";

type Answer = { status: number; text: string; headers: IncomingHttpHeaders };

/** Requests a path as it is written: fetch would remove its dots. */
export const request = (
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

/** Tests what a host answers, which serves the site below a path. */
export function describeHost(
  basePath: string,
  start: (site: string) => Promise<Host>,
): void {
  let site: string;
  let host: Host;
  const ask = (pathname: string, headers = {}) =>
    request(host.port, basePath + pathname, headers);
  beforeAll(async () => {
    site = layOutSite(basePath);
    host = await start(site);
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

  test("the start needs no slash", async () => {
    const { status } = await request(host.port, basePath || "/");
    expect([200, 302]).toContain(status);
  });

  test("servers of the fediverse and pages of others may read who the owner is", async () => {
    const { headers } = await ask("/.well-known/webfinger");
    expect(headers["access-control-allow-origin"]).toBe("*");
    const other = await ask("/.well-known/security.txt");
    expect(other.headers).not.toHaveProperty("access-control-allow-origin");
  });

  test.each(["/about", `/app-${hash}.js`, "/files/a.woff2"])(
    "%s is not sent again while it is the same",
    async (pathname) => {
      for (const encoding of ["identity", "gzip"]) {
        const accept = { "accept-encoding": encoding };
        const { headers } = await ask(pathname, accept);
        const { etag = "" } = headers;
        for (const known of [etag, "*", `"other", ${etag}`]) {
          const more = { ...accept, "if-none-match": known };
          expect((await ask(pathname, more)).status).toBe(304);
        }
      }
    },
  );

  test.each([
    "bytes=5-2",
    "bytes=-",
    "bytes=9999999-",
    "lines=1-2",
    "bytes=0-1,3-4",
    `bytes=0-${"9".repeat(25)}`,
  ])("a range such as %s ends nothing", async (range) => {
    const answer = await ask("/files/a.pdf", { range });
    expect([200, 206, 416]).toContain(answer.status);
    expect((await ask("/")).status).toBe(200);
  });

  test.each([
    ["bytes=0-99", 100],
    ["bytes=0-0", 1],
    ["bytes=-10", 10],
  ])("of a file, %s is sent by itself", async (range, length) => {
    const answer = await ask("/files/a.pdf", { range });
    expect([answer.status, answer.text.length]).toEqual([206, length]);
    const changed = { range, "if-range": '"of an earlier file"' };
    expect((await ask("/files/a.pdf", changed)).status).toBe(200);
  });
}
