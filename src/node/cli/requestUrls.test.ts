/** @jest-environment node */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { requestUrls } from "./requestUrls";
import type { UrlResult } from "./requestUrls";

const requests: { method: string; url: string; time: number }[] = [];

const server = createServer((request, response) => {
  const { method = "", url = "" } = request;
  requests.push({ method, url, time: performance.now() });
  const [, name = "", status = ""] = url.split("/");
  if (name === "never") return;
  if (name === "moved") response.setHeader("location", "/status/200");
  const statuses: Record<string, number> = {
    status: Number(status),
    moved: 301,
    "no-head": method === "HEAD" ? 405 : 200,
  };
  response.writeHead(statuses[name] ?? 404).end();
});
let origin = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  requests.length = 0;
});

const options = { timeout: 4_000, pause: 0, userAgent: "Test" };

test.each<[string, UrlResult["status"], string]>([
  ["/status/200", "ok", "200 OK"],
  ["/no-head", "ok", "200 OK"],
  ["/moved", "redirected", "Redirects to ORIGIN/status/200"],
  ["/status/404", "broken", "404 Not Found"],
  ["/status/410", "broken", "410 Gone"],
  ["/status/403", "unknown", "403 Forbidden"],
  ["/status/503", "unknown", "503 Service Unavailable"],
])("%s is %s: %s", async (path, status, reason) => {
  const results = await requestUrls([origin + path], options);
  expect(results.get(origin + path)).toEqual({
    status,
    reason: reason.replace("ORIGIN", origin),
  });
});

it("reports hosts that do not answer, or that are not there", async () => {
  const urls = [`${origin}/never`, "http://nothing.invalid/"];
  const results = await requestUrls(urls, { ...options, timeout: 500 });
  expect([...results.values()]).toContainEqual({
    status: "unknown",
    reason: "No answer: The operation was aborted due to timeout",
  });
  // Name servers differ in what they answer.
  expect(results.get("http://nothing.invalid/")?.status).not.toBe("ok");
});

it("requests each address once, those of a host with pauses between", async () => {
  const urls = ["/status/200", "/status/201", "/status/200"];
  await requestUrls(
    urls.map((path) => origin + path),
    { ...options, pause: 60 },
  );
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
    "HEAD /status/200",
    "HEAD /status/201",
  ]);
  const [first, second] = requests;
  expect((second?.time ?? 0) - (first?.time ?? 0)).toBeGreaterThan(50);
});
