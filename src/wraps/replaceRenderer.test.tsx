/** @jest-environment node */
import type { ReplaceRendererArgs } from "gatsby";
import { lazy, Suspense, type ReactNode } from "react";
import { replaceRenderer } from "./replaceRenderer";

const render = async (body: ReactNode) => {
  let html = "";
  await replaceRenderer(
    {
      bodyComponent: body,
      pathname: "/",
      replaceBodyHTMLString: (given: string) => void (html = given),
    } as ReplaceRendererArgs,
    { plugins: [] },
  );
  return html;
};

const letters = Array.from({ length: 9000 }, (_, at) => "ق–ä".charAt(at % 3));

// Inside Suspense React fills its buffer bit by bit.
test.each(["", "a", "aa", "aaa"])(
  "letters stay whole wherever a buffer ends: %j before them",
  async (before) => {
    const html = await render(
      <Suspense>
        <p>
          {before}
          {"ä"}
          {letters.map((letter, at) => (
            <b key={at}>{letter}</b>
          ))}
        </p>
      </Suspense>,
    );
    expect(html.replaceAll(/<!--.*?-->|<[^>]+>/g, "")).toBe(
      `${before}ä${letters.join("")}`,
    );
  },
);

test("what is loaded later is waited for", async () => {
  const Late = lazy(() => Promise.resolve({ default: () => <p>late</p> }));
  const html = await render(
    <Suspense fallback="…">
      <Late />
    </Suspense>,
  );
  expect(html).toContain("late");
});

test("a fault while rendering is passed on", async () => {
  const Broken = (): ReactNode => {
    throw new Error("broken");
  };
  await expect(render(<Broken />)).rejects.toThrow("broken");
});
