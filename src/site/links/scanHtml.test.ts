import {
  findOpenElement,
  findScript,
  findStrayEnd,
  scanHtml,
} from "./scanHtml";

test("finds what browsers would go to or fetch", () => {
  const { links } = scanHtml(`<!doctype html><head>
    <link rel="canonical" href="/canonical"><link rel="alternate" href="/de">
    <script src="/app.js"></script>
    <link rel="preconnect" href="https://fonts.example">
    </head><a href="/a?x=1&amp;y=2">A</a> <A HREF='/b'>B</A> <a href=/c>C</a>
    <map><area href="/area"></map><iframe src="/frame"></iframe>
    <video src="/film.mp4" poster="/poster.png"><track src="/words.vtt"></video>
    <audio><source src="/sound.mp3"></audio><object data="/thing.pdf"></object>
    <form action="/send"></form><form action=""></form><a>no link</a>
    <noscript><a href="/without-script">x</a></noscript>`);
  expect(links).toEqual([
    "/canonical",
    "/de",
    "/app.js",
    "/a?x=1&y=2",
    "/b",
    "/c",
    "/area",
    "/frame",
    "/film.mp4",
    "/words.vtt",
    "/sound.mp3",
    "/thing.pdf",
    "/send",
    "/without-script",
  ]);
});

test("finds pictures in all their sizes, and those for other sites", () => {
  const { images } = scanHtml(`
    <meta property="og:image" content="https://www.example.com/social.png">
    <meta name="description" content="/no-picture">
    <img src="/a.png" srcset="/a-1.png 1x, /a,2.png 2x">
    <picture><source srcset="/a.webp 720w,
      /b.webp 1440w"></picture>
    <img data-src="/late.png" data-srcset="/late-2.png 2x">
    <svg><image href="/in-drawing.png"/></svg>
    <img src="/a.png"><video poster="/poster.png"></video>`);
  expect(images).toEqual([
    "https://www.example.com/social.png",
    "/a.png",
    "/a-1.png",
    "/a,2.png",
    "/a.webp",
    "/b.webp",
    "/late.png",
    "/late-2.png",
    "/in-drawing.png",
    "/poster.png",
  ]);
});

test("finds ids, and the names of old anchors", () => {
  const { ids } = scanHtml(
    `<h2 id="über">x</h2><a name="old">x</a><input name="field" id=a>`,
  );
  expect(ids).toEqual(["über", "old", "a"]);
});

test("sees no links where browsers see none", () => {
  const scan = scanHtml(`<!-- <a href="/comment"> -->
    <script>const a = '<a href="/script">';</script>
    <style>a::before { content: '<a href="/style">' }</style>
    <textarea>plain</textarea><p title="<a href='/title'>">x</p>`);
  expect(scan).toEqual({ links: [], images: [], ids: [] });
});

test("an empty link is one", () => {
  expect(scanHtml(`<a href="">x</a>`).links).toEqual([""]);
});

test.each([
  ["<b>a", "b"],
  ["<em>a</em> <a href='/'>b", "a"],
  ["a <!-- b", "!--"],
  ["<!-- a --><i>b", "i"],
  ["<p>a<p>b", undefined],
  ["<ul><li>a<li>b</ul>", undefined],
  ["a<br>b <img src='/a.png'> <svg><path d=''/></svg>", undefined],
  ["<b>a</b> <!-- b -->", undefined],
])("what %s leaves open: %s", (html, element) => {
  expect(findOpenElement(html)).toBe(element);
});

test.each([
  ["a</div>", "div"],
  ["<b>a</b></B> c", "b"],
  ["<div><div>a</div></div></div>", "div"],
  ["<ul><li>a<li>b</ul><p>a<ul></ul></p>", undefined],
  ["<select></select><button>a</button>", undefined],
  ["<style>a{}</style><script></script><textarea></textarea>", undefined],
  ["<!-- </div> --><svg><path d=''/></svg>", undefined],
])("what %s ends without a beginning: %s", (html, element) => {
  expect(findStrayEnd(html)).toBe(element);
});

test.each([
  ["<b>a</b><script src='/a.js'></script>", "<script>"],
  ["<a href='/' onclick='b()'>a</a>", "onclick"],
  ["<!-- <script></script> --><b title='onclick'>a</b>", undefined],
])("the script in %s: %s", (html, script) => {
  expect(findScript(html)).toBe(script);
});
