import { resolveSite } from "../config/resolveSite";
import { minimalSite } from "../config/testing/minimalSite";
import { createPost } from "../site/testing/createPost";
import { createRobots, writeLlmsTexts } from "./machines";

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

it("lists pages for assistants below headings in their language", () => {
  const written: Record<string, string | Buffer> = {};
  const write = (name: string, text: string | Buffer) => {
    written[name] = text;
  };
  const config = resolveSite(minimalSite());
  const entries = ["en", "de"].map((locale) => createPost({ locale }));
  writeLlmsTexts({ write }, { config, entries }, process.cwd());
  const post = "- [A](https://www.example.com/blog/a): About A.";
  expect(written).toEqual({
    "llms.txt": `# Alex Example\n\n> Freelancer\n\n## Posts\n\n${post}\n\n`,
    "de/llms.txt": `# Alex Example\n\n> Freelancer\n\n## Beiträge\n\n${post}\n\n`,
  });
});
