/** @jest-environment node */
import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { askAll } from "./askAll";
import type { Outcome } from "./outcome";

type Question = { method: string; url: string; agent: string; time: number };

const questions: Question[] = [];
let inWork = 0;
let mostInWork = 0;

function answer(request: IncomingMessage, response: ServerResponse): void {
  const { method = "", url = "", headers } = request;
  const agent = headers["user-agent"] ?? "";
  questions.push({ method, url, agent, time: performance.now() });
  inWork += 1;
  mostInWork = Math.max(mostInWork, inWork);
  response.on("close", () => (inWork -= 1));
  const end = (status: number, location?: string) => {
    response.writeHead(status, location === undefined ? {} : { location });
    response.end();
  };
  const [, name = "", status = ""] = url.split("/");
  if (name === "status") end(Number(status));
  else if (name === "no-head") end(method === "HEAD" ? 405 : 200);
  else if (name === "moved") end(301, "/status/200");
  else if (name === "for-now") end(302, "/status/200");
  else if (name === "loop") end(302, "/loop");
  else if (name === "never") return;
  else end(404);
}

const server = createServer(answer);
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
  questions.length = 0;
  mostInWork = 0;
});

// A busy machine takes its time for an answer, too.
const options = { timeout: 4_000, pause: 0, hosts: 4, userAgent: "Test" };
const ask = async (paths: readonly string[], more = {}) => {
  const urls = paths.map((path) => origin + path);
  const outcomes = await askAll(urls, { ...options, ...more });
  return urls.map((url) => outcomes.get(url));
};

test.each<[string, Outcome["state"], string]>([
  ["/status/200", "alive", "200 OK"],
  ["/no-head", "alive", "200 OK"],
  ["/for-now", "alive", "200 OK"],
  ["/moved", "moved", "Moved for good to ORIGIN/status/200"],
  ["/status/404", "dead", "404 Not Found"],
  ["/status/410", "dead", "410 Gone"],
  ["/loop", "dead", "More than 10 redirects"],
  ["/status/403", "unknown", "403 Forbidden: it turns programs away"],
  ["/status/429", "unknown", "429 Too Many Requests: it wants fewer questions"],
  ["/status/401", "unknown", "401 Unauthorized: it wants a login"],
  ["/status/503", "unknown", "503 Service Unavailable: it has trouble"],
])("%s is %s: %s", async (path, state, detail) => {
  // Beside one that answers: else there might be no network.
  const [outcome] = await ask([path, "/status/204"]);
  const wanted = detail.replace("ORIGIN", origin);
  expect(outcome).toEqual({ state, detail: wanted });
});

test("an address that does not answer in time is unknown", async () => {
  const paths = ["/never", "/status/204"];
  const [outcome] = await ask(paths, { timeout: 1_000 });
  expect(outcome).toEqual({ state: "unknown", detail: "No answer in time" });
});

test("says who asks, and asks for the whole only where the head is refused", async () => {
  await ask(["/status/200", "/no-head"]);
  expect(questions.map(({ method, url }) => `${method} ${url}`)).toEqual([
    "HEAD /status/200",
    "HEAD /no-head",
    "GET /no-head",
  ]);
  expect(new Set(questions.map(({ agent }) => agent))).toEqual(
    new Set(["Test"]),
  );
});

test("asks a host one at a time, with pauses", async () => {
  await ask(["/status/200", "/status/201", "/status/202"], { pause: 60 });
  expect(mostInWork).toBe(1);
  const times = questions.map(({ time }) => time);
  const gaps = times.slice(1).map((time, at) => time - (times[at] ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThan(50);
});

test("a host that is not there is dead, unless all seem to be missing", async () => {
  const missing = "http://nothing.invalid/";
  const together = await askAll([missing, `${origin}/status/200`], options);
  expect(together.get(missing)?.state).not.toBe("alive");
  const alone = await askAll([missing], options);
  expect(alone.get(missing)).toEqual({
    state: "unknown",
    detail: "No host could be reached: is there a network?",
  });
});
