import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { toHtml } from "hast-util-to-html";
import { h } from "hastscript";
import { runScript } from "../../../tests/runScript";
import { activate } from "./activate";
import { CodeBlock } from "./CodeBlock";

const texts = ["Copy", "Copied", "Selected: press Ctrl+C", "Wrap lines"];
let stop: () => void;

function show(html: string) {
  const block = CodeBlock({ html, source: "", language: "Text" });
  document.body.innerHTML = toHtml(h(null, [block]), {
    allowDangerousHtml: true,
  });
  // The compiler adds the labels to the first block of a text.
  document.querySelector("figure")?.setAttribute("data-texts", texts.join("|"));
  stop = runScript(activate, document.body);
}

afterEach(() => stop());

test.each([
  [
    "words for listeners and removed lines are no code",
    '<mark class="code-line"><span class="visually-hidden">Error: </span>a\n</mark><del class="code-line">b\n</del><ins class="code-line">c</ins>',
    "a\nc",
  ],
  [
    "the line before a removed one ends the code",
    'a\n<del class="code-line">b</del>',
    "a",
  ],
  [
    "lines that are all removed are what is shown",
    '<del class="code-line">a\n</del><del class="code-line">b</del>',
    "a\nb",
  ],
  [
    "a line's own <del> is code",
    '<span class="tk-string">&lt;del>a&lt;/del></span>',
    "<del>a</del>",
  ],
])("copies the code: %s", async (_, html, expected) => {
  const user = userEvent.setup();
  show(html);
  await user.click(screen.getByRole("button", { name: "Copy" }));
  expect(await navigator.clipboard.readText()).toBe(expected);
});

test("selects the code where copying is refused, and says what to press", async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error());
  show("a\nb");
  await user.click(screen.getByRole("button", { name: "Copy" }));
  expect(screen.getByRole("status")).toHaveTextContent(
    "Selected: press Ctrl+C",
  );
  expect(getSelection()?.toString()).toBe("a\nb");
});
