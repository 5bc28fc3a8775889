import { compileText } from "../../site/markdown/testing/compileText";

const compile = (body: string) => compileText(body);
const textOf = async (body: string) =>
  JSON.stringify((await compile(body)).compiled.body);
const faultsOf = async (body: string) =>
  (await compile(body)).faults.map(({ line, message, expected, note }) =>
    [line, message, expected, note].filter(Boolean).join(" | "),
  );
const youTube = '<YouTube id="aqz-KE-bpKQ" title="Bunny" start="30" />';

test("nothing in the page loads anything of the provider: the address of the frame is data", async () => {
  const text = await textOf(youTube);
  expect(text).toContain(
    '"data-src":"https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0&start=30"',
  );
  expect(text).toContain(
    '"href":"https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=30s"',
  );
  expect(text).not.toMatch(/"iframe"|[^-]src":"https/);
  expect(text).toContain('"aspectRatio":"16/9"');
  // Its id is the video's, not the element's.
  expect(text).not.toContain('"id"');
});

test("the poster is a picture of ours, checked like all others", async () => {
  const body = youTube.replace(" />", ' poster="./a.png" />');
  expect(await textOf(body)).toContain(
    '["Picture",{"src":"./a.png","alt":""}]',
  );
  expect((await compile(body)).compiled.images).toEqual([
    { src: "./a.png", alt: "", line: 1 },
  ]);
});

test("Vimeo is asked not to track; an unlisted video has its key", async () => {
  const text = await textOf('<Vimeo id="123/ab0" title="T" start={5} />');
  expect(text).toContain(
    "https://player.vimeo.com/video/123?autoplay=1&dnt=1&h=ab0#t=5s",
  );
  expect(text).toContain('"https://vimeo.com/123/ab0#t=5s"');
});

test.each([
  [
    "https://codepen.io/kim/pen/abCD",
    "https://codepen.io/kim/embed/abCD?default-tab=result",
    "CodePen",
  ],
  [
    "https://codesandbox.io/s/new-abc1",
    "https://codesandbox.io/embed/new-abc1",
    "CodeSandbox",
  ],
  [
    "https://codesandbox.io/p/sandbox/abc",
    "https://codesandbox.io/embed/abc",
    "CodeSandbox",
  ],
  [
    "https://stackblitz.com/edit/abc?file=a.ts",
    "https://stackblitz.com/edit/abc?file=a.ts&embed=1",
    "StackBlitz",
  ],
  [
    "https://youtu.be/aqz-KE-bpKQ?t=1m30s",
    "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0&start=90",
    "YouTube",
  ],
  [
    "https://vimeo.com/1084537",
    "https://player.vimeo.com/video/1084537?autoplay=1&dnt=1",
    "Vimeo",
  ],
])("%s is shown by %s", async (url, src, provider) => {
  const text = await textOf(`<Embed url="${url}" title="T" />`);
  expect(text).toContain(JSON.stringify(src));
  expect(text).toContain(provider);
});

test.each([
  "http://codepen.io/kim/pen/abCD",
  "https://codepen.io/kim",
  "https://evil.example/codepen.io/kim/pen/abCD",
  "https://codepen.io.evil.example/kim/pen/abCD",
  "javascript:alert(1)",
  "no address",
])("%s is of nobody we know", async (url) => {
  expect(await faultsOf(`<Embed url="${url}" title="T" />`)).toEqual([
    `1 | <Embed> does not support the address "${url}". | https://codepen.io/<user>/pen/<id>, https://codesandbox.io/s/<id>, https://stackblitz.com/edit/<id>, https://vimeo.com/<id>, https://www.youtube.com/watch?v=<id> | Link to it instead.`,
  ]);
});

test.each([
  [
    '<YouTube id="https://youtu.be/aqz-KE-bpKQ" title="T" />',
    "1 | <YouTube> can't use id=\"https://youtu.be/aqz-KE-bpKQ\". | the 11 characters after v= in the video's address, such as dQw4w9WgXcQ",
  ],
  [
    '<Vimeo id="1" title="T" start="-3" />',
    '1 | <Vimeo> can\'t use start="-3". | a whole number from 0 to 86400',
  ],
  [
    '<Video src="./a.webm" title="T" />',
    '1 | <Video src="./a.webm"> has no captions. | a file of captions (WebVTT) for each language | Write captions="./talk.en.vtt", or silent where nothing is said.',
  ],
  [
    '<Video src="./a.webm" title="T" captions="./a.zh-yue.vtt" />',
    '1 | The captions "./a.zh-yue.vtt" of <Video> have no language in their name. | WebVTT files whose names end in their language | Rename the file to something like talk.en.vtt.',
  ],
])("%s is a fault", async (body, fault) => {
  expect(await faultsOf(body)).toEqual([fault]);
});

test("a video of one's own loads nothing before it is played, and has its captions", async () => {
  const body =
    '<Video src="./a.webm" title="T" poster="./p.png" ratio="4/3" captions="./a.en.vtt, ./a.de.vtt" />';
  const { compiled } = await compile(body);
  expect(compiled.body).toEqual([
    [
      "figure",
      { className: "video" },
      [
        "video",
        {
          controls: true,
          preload: "none",
          playsInline: true,
          src: "./a.webm",
          poster: "./p.png",
          "aria-label": "T",
          style: { aspectRatio: "4/3" },
        },
        [
          "track",
          {
            kind: "captions",
            src: "./a.en.vtt",
            srcLang: "en",
            label: "English",
            default: true,
          },
        ],
        [
          "track",
          {
            kind: "captions",
            src: "./a.de.vtt",
            srcLang: "de",
            label: "Deutsch",
          },
        ],
      ],
      ["figcaption", 0, "T"],
    ],
  ]);
  // The files are found, copied and missed like those of links.
  expect(compiled.links.map(({ url }) => url)).toEqual([
    "./a.webm",
    "./p.png",
    "./a.en.vtt",
    "./a.de.vtt",
  ]);
});
