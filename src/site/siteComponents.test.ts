import { siteConfig } from "../config/resolved";
import { post } from "./testing/diagnose";
import { entry, loadTestSite } from "./testing/loadTestSite";
import type { TestFiles } from "./testing/loadTestSite";

const film = '<Embed url="https://vimeo.com/76979871" title="A film" />';
const video = '<Embed url="https://youtu.be/aqz-KE-bpKQ" title="A film" />';

/** Loads a site with an about page, and returns its words. */
async function readAbout(
  text: string,
  files: TestFiles = {},
  config = siteConfig,
) {
  const about = { "content/pages/about.mdx": entry("", text) };
  const site = await loadTestSite({ ...about, ...files }, { config });
  return site.pages.find(({ name }) => name === "about");
}

describe("what a page says of embedded pages", () => {
  const text = 'A<When uses="youtube"> YouTube</When>';
  test.each<[string, string, TestFiles]>([
    ["a published text has one", "A YouTube", post("", video)],
    ["a draft has one", "A", post("draft: true", video)],
    ["a text shows one as code", "A", post("", `\`\`\`mdx\n${video}\n\`\`\``)],
    [
      "a part that is shown has one",
      "A YouTube",
      post("", `B\n\n<When uses="languages">\n\n${video}\n\n</When>`),
    ],
    [
      "a part has one that is shown for another one's sake",
      "A YouTube",
      post("", `${film}\n\n<When uses="vimeo">\n\n${video}\n\n</When>`),
    ],
    [
      "a part that is not shown has one",
      "A",
      post("", `B\n\n<When uses="vimeo">\n\n${video}\n\n</When>`),
    ],
  ])("%s: %s", async (_, words, files) => {
    expect((await readAbout(text, files))?.text).toBe(words);
  });
});

test("the config decides what texts show", async () => {
  const { contact } = siteConfig;
  const read = async (phone?: string) =>
    readAbout(
      '<When uses="phone">Phone: <Legal show="phone" /></When>',
      {},
      { ...siteConfig, contact: contact && { ...contact, phone } },
    );
  expect(await read()).toMatchObject({ text: "", links: [] });
  expect(await read("+49 30 1")).toMatchObject({
    text: "Phone: +49 30 1",
    links: [{ url: "tel:+49301" }],
  });
});
