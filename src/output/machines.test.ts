import { resolveSite } from "../config/resolveSite";
import { minimalSite } from "../config/testing/minimalSite";
import { createRobots } from "./machines";

it.each([
  [{ train: true, answer: true }, "ai-input=yes, ai-train=yes", []],
  [{ train: false, answer: true }, "ai-input=yes, ai-train=no", ["GPTBot"]],
  [
    { train: false, answer: false },
    "ai-input=no, ai-train=no",
    ["GPTBot", "PerplexityBot"],
  ],
])("%j turns the right crawlers away", (machines, signal, refused) => {
  const robots = createRobots(resolveSite(minimalSite({ machines })));
  expect(robots).toContain(signal);
  const rule = /User-agent: GPTBot\n(?:User-agent: .+\n)*Disallow: \//;
  expect(rule.test(robots)).toBe(refused.includes("GPTBot"));
  expect(
    ["GPTBot", "PerplexityBot"].filter((name) => robots.includes(name)),
  ).toEqual(refused);
});
