import { markSidebar } from "./markSidebar";
import { markCurrent, placeSidebar } from "./placeSidebar";

const list =
  '<ul><li><a href="/docs">Start</a></li>' +
  '<li data-group><a href="/docs/guide">Guide</a><details><summary aria-label="Guide"></summary>' +
  '<ul><li><a href="/docs/guide/a">A</a></li><li hidden data-own="0"></li>' +
  "<li data-group><details><summary>More</summary>" +
  '<ul><li><a href="/docs/guide/b">B</a></li></ul></details></li></ul></details></li>' +
  '<li data-group><details open><summary>Rest</summary><ul><li><a href="/docs/c">C</a></li></ul></details></li></ul>';

/** The same by the browser's own means. */
function marked(path: string) {
  const root = document.createElement("div");
  root.innerHTML = list;
  markSidebar(root, { path });
  return root.innerHTML;
}

/** As the browser writes what it has read. */
function normal(html: string) {
  const root = document.createElement("div");
  root.innerHTML = html;
  for (const link of root.querySelectorAll("a[aria-current]")) {
    const href = link.getAttribute("href") ?? "";
    link.removeAttribute("href");
    link.removeAttribute("aria-current");
    link.setAttribute("href", href);
    link.setAttribute("aria-current", "page");
  }
  return root.innerHTML;
}

test.each([
  "/docs",
  "/docs/guide",
  "/docs/guide/a",
  "/docs/guide/b",
  "/docs/c",
])("server and browser mark %s alike, and open the same categories", (path) => {
  const ours = normal(markCurrent(list, path));
  expect(ours).toBe(marked(path));
  expect(ours.match(/aria-current="page"/g)).toHaveLength(1);
});

it("opens what leads to the page, and nothing else", () => {
  const opened = (path: string) =>
    markCurrent(list, path).match(/<details open/g);
  expect(opened("/docs")).toHaveLength(1);
  expect(opened("/docs/guide")).toHaveLength(2);
  expect(opened("/docs/guide/b")).toHaveLength(3);
  expect(opened("/docs/c")).toHaveLength(1);
});

it("leaves alone a list without the page", () => {
  expect(markCurrent(list, "/docs/gui")).toBe(list);
});

it("puts the list in the place that the page has for it", () => {
  const page = '<main><div data-sidebar="/x.html"></div><p>Text</p></main>';
  const read = jest.fn(() => "<ul>$& $1</ul>");
  expect(placeSidebar(page, "/docs", read)).toBe(
    '<main><div data-sidebar="/x.html"><ul>$& $1</ul></div><p>Text</p></main>',
  );
  expect(read).toHaveBeenCalledWith("/x.html");
  expect(placeSidebar("<main></main>", "/", read)).toBe("<main></main>");
});

it("shows an unlisted page in its own place, and only there", () => {
  const page =
    '<div data-sidebar="/x.html" data-own="0" data-label="A &quot;b&quot; $&amp;" data-lang="de-DE"></div>';
  const html = placeSidebar(page, "/docs/guide/own", () => list);
  expect(html).toContain(
    '<li data-own="0"><a href="/docs/guide/own" aria-current="page" lang="de-DE">A &quot;b&quot; $&amp;</a></li>'.replace(
      'href="/docs/guide/own" aria-current="page"',
      'aria-current="page" href="/docs/guide/own"',
    ),
  );
  const root = document.createElement("div");
  root.innerHTML = list;
  const unlisted = { at: 0, label: 'A "b" $&', lang: "de" };
  markSidebar(root, { path: "/docs/guide/own", unlisted });
  const own = root.querySelector('[aria-current="page"]');
  expect(own?.textContent).toBe('A "b" $&');
  expect(own?.getAttribute("lang")).toBe("de-DE");
  expect(own?.closest("details")?.open).toBe(true);
  markSidebar(root, { path: "/docs" });
  expect(root.querySelector("[data-own] a")).toBeNull();
  expect(root.querySelector<HTMLElement>("[data-own]")?.hidden).toBe(true);
});
