/** @jest-environment node */
import { importFiles } from "./testing/importFiles";

jest.setTimeout(60_000);

test("Astro: dates in words, hero images, braces in Markdown; what is there is not overwritten", async () => {
  const post = (title: string) =>
    `---\ntitle: ${title}\npubDate: "Jul 8 2022"\nheroImage: "/hero.gif"\nauthor: { name: Kim }\ntags: [News, CSS]\n---\n\n`;
  const { texts, data, copies, found } = await importFiles(
    {
      "astro.config.mjs":
        "export default defineConfig({ site: 'https://old.example.com' });",
      "src/content/blog/a.md": `${post("A")}Braces {x} and 1 < 2, <Card>kept</Card>.\n\n[B](/post/b/)\n`,
      "src/content/blog/b.mdx": `${post("B")}import { Image } from "astro:assets";\nimport pic from "../../assets/p.gif";\n\n<Image src={pic} alt="P" />\n\n<YouTube id="dQw4w9WgXcQ" />\n\n<div className="x" onClick={f}>\n*in*\n</div>\n`,
      "src/content/blog/c.md": post("C"),
      "src/pages/post/[slug].astro": "",
      "src/assets/p.gif": "",
      "public/hero.gif": "",
    },
    {
      existing: {
        "content/blog/2022-07-08-c/index.mdx": post("Mine"),
        "content/tags.yaml": "news:\n",
      },
    },
  );
  expect(texts).toEqual({
    "content/blog/2022-07-08-a/index.md":
      "---\ntitle: A\nimage: /hero.gif\nauthors: [kim]\ntags: [News, CSS]\naliases: [/post/a]\n---\n\nBraces {x} and 1 < 2, &lt;Card>kept&lt;/Card>.\n\n[B](../2022-07-08-b/index.mdx)\n",
    "content/blog/2022-07-08-b/index.mdx":
      '---\ntitle: B\nimage: /hero.gif\nauthors: [kim]\ntags: [News, CSS]\naliases: [/post/b]\n---\n\n![P](./p.gif)\n\n::youtube{id="dQw4w9WgXcQ" title="Video"}\n\n<div className="x">\n*in*\n</div>\n',
  });
  expect(data["content/tags.yaml"]).toBe("news:\ncss:\n  label: CSS\n");
  expect(copies).toMatchObject({
    "static/hero.gif": "public/hero.gif",
    "content/blog/2022-07-08-b/p.gif": "src/assets/p.gif",
  });
  expect(found.join("\n")).toContain(
    "content/blog/2022-07-08-c/index.mdx exists already: left out.",
  );
});
