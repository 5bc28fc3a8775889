import { render } from "@testing-library/react";
import { dropFirstPageTags } from "./firstPageMark";
import { Head } from "./Head";
import { serveHead } from "./testing/serveHead";

const page = (path: string, title: string) => ({
  locale: "en",
  alternates: [{ locale: "en", path, isFallback: false }],
  title,
});
const count = (selector: string) => document.querySelectorAll(selector).length;

afterEach(() => {
  process.env.BUILD_STAGE = undefined;
  document.head.replaceChildren();
});

it("keeps the server's tags when the browser takes over, until the reader goes on", async () => {
  const server = serveHead(page("/about", "About"));
  document.head.replaceChildren(...server.head.childNodes);
  const before = count("[data-first-page]");
  expect(before).toBeGreaterThan(10);

  process.env.BUILD_STAGE = "build-javascript";
  const { rerender } = render(<Head {...page("/about", "About")} />);
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  await frame();
  await frame();
  expect(count("[data-first-page]")).toBe(before);
  expect(count("[rel=canonical]")).toBe(1);
  expect(count("[name=description]")).toBe(1);

  dropFirstPageTags();
  rerender(<Head {...page("/privacy", "Privacy")} />);
  await frame();
  await frame();
  expect(count("[data-first-page], [property^='og:'], script")).toBe(0);
  expect(document.title).toBe("Privacy | Alex Example");
  expect(document.querySelector("[rel=canonical]")).toHaveAttribute(
    "href",
    "https://www.example.com/privacy",
  );
});
