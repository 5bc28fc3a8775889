import { render, screen } from "@testing-library/react";
import { inPage, renderInPage } from "../../../tests/renderInPage";
import { ColorModeProvider } from "../state/ColorModeProvider";
import { Shell } from "./Shell";
import { docsPage } from "./testing/sampleDocs";
import { withSampleDocs } from "./testing/showDocsItems";

withSampleDocs();

const page = (
  <ColorModeProvider>
    <Shell>
      <h1>Contact</h1>
    </Shell>
  </ColorModeProvider>
);

/** Replaces each text, as browsers do that translate a page. */
function translate(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElement("x-font");
    font.append(text.data);
    text.replaceWith(font);
  }
}

test("has the words of another language where a browser has translated those before", () => {
  const { container, rerender } = renderInPage(page);
  translate(container);
  rerender(inPage(page, { locale: "de" }));
  const { textContent } = screen.getByRole("contentinfo");
  expect(textContent).toContain("Datenschutz");
  expect(textContent).not.toContain("Privacy");
});

test("has the version of another page where a browser has translated the one before", () => {
  const show = (version: string) =>
    inPage(page, { docs: docsPage({ version }) });
  const { container, rerender } = render(show("2.0"));
  translate(container);
  rerender(show("current"));
  expect(screen.getByRole("banner")).toHaveTextContent(/version: Next/i);
});
