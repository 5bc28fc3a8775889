/** @jest-environment node */
import { compileText } from "../../site/markdown/testing/compileText";
import { markupOf } from "../../site/markdown/testing/componentTests";

const youTube =
  '<Embed url="https://youtu.be/aqz-KE-bpKQ?t=1m30s" title="Bunny" />';

test("nothing in the page loads anything of the provider: the address of the frame is data", async () => {
  const markup = await markupOf(youTube);
  expect(markup).toContain(
    'data-src="https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&amp;rel=0&amp;start=90"',
  );
  expect(markup).toContain(
    'href="https://www.youtube.com/watch?v=aqz-KE-bpKQ&amp;t=90s"',
  );
  expect(markup).not.toMatch(/<iframe|[^-]src="https/);
  expect(markup).toContain("aspect-ratio:16/9");
});

test("the poster is a picture of ours, checked like all others", async () => {
  const text = youTube.replace(" />", ' poster="./a.png" />');
  expect(await markupOf(text)).toContain('<img src="./a.png" alt=""/>');
  expect((await compileText(text)).compiled.images).toEqual([
    { src: "./a.png", alt: "", line: 1 },
  ]);
});

test.each([
  "https://youtube.com/watch?v=aqz-KE-bpKQ&start=90",
  "https://www.youtube.com/embed/aqz-KE-bpKQ?t=90s",
  "https://youtu.be/aqz-KE-bpKQ#t=1m30s",
  "https://vimeo.com/123?t=90",
  "https://vimeo.com/123#t=1m30s",
])("the player starts where the address says: %s", async (url) => {
  const markup = await markupOf(`<Embed url="${url}" title="T" />`);
  expect(markup).toMatch(/data-src="\S+(?:&amp;start=90|#t=90s)"/);
});

test.each([
  "https://vimeo.com/123/ab0#t=5s",
  "https://player.vimeo.com/video/123?h=ab0#t=5s",
])(
  "Vimeo is asked not to track; an unlisted video has its key: %s",
  async (url) => {
    const markup = await markupOf(`<Embed url="${url}" title="T" />`);
    expect(markup).toContain(
      "https://player.vimeo.com/video/123?autoplay=1&amp;dnt=1&amp;h=ab0#t=5s",
    );
    expect(markup).toContain('"https://vimeo.com/123/ab0#t=5s"');
  },
);

test("a video of one's own loads nothing before it is played, and has its captions", async () => {
  const text =
    '<Video src="./a.webm" title="T" poster="./p.png" ratio="4/3" captions="./a.en.vtt, ./a.de.vtt" />';
  expect(await markupOf(text)).toBe(
    '<figure class="video"><video controls="" preload="none" playsinline="" src="./a.webm" poster="./p.png" aria-label="T" style="aspect-ratio:4/3"><track kind="captions" src="./a.en.vtt" srcLang="en" label="English" default=""/><track kind="captions" src="./a.de.vtt" srcLang="de" label="Deutsch"/></video><figcaption>T</figcaption></figure>',
  );
  // The files are found, copied and missed like those of links.
  const { links } = (await compileText(text)).compiled;
  expect(links.map(({ url }) => url)).toEqual([
    "./a.webm",
    "./p.png",
    "./a.en.vtt",
    "./a.de.vtt",
  ]);
});
