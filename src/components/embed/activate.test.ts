import { screen } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import { activate } from "./activate";

const box = (attributes: string) =>
  `<figure class="embed"><div class="embed-box" data-title="A film" data-allow="autoplay" ${attributes}><div class="embed-offer"><button type="button" class="embed-load">Play</button></div></div></figure>`;

function start(html: string) {
  document.body.innerHTML = `<main>${html}</main>`;
  return activate(document.querySelector("main") as HTMLElement);
}

test("a click on the poster means the same, one on the words does not", async () => {
  start(
    box('data-src="https://player.vimeo.com/video/1"').replace(
      '<div class="embed-offer">',
      '<img alt="" src="/a.png"><div class="embed-offer"><p>From Vimeo</p>',
    ),
  );
  await userEvent.click(screen.getByText("From Vimeo"));
  expect(document.querySelector("iframe")).toBeNull();
  await userEvent.click(document.querySelector("img") as HTMLElement);
  expect(document.querySelector("iframe")).not.toBeNull();
});

test.each([
  ["dark", "dark"],
  ["light", "light"],
  ["", "light"],
])("in %s mode an example is shown in %s", async (theme, expected) => {
  document.documentElement.dataset.theme = theme;
  start(
    box(
      'data-src="https://codepen.io/a/embed/b?x=1" data-mode-parameter="theme-id"',
    ),
  );
  await userEvent.click(screen.getByRole("button"));
  expect(document.querySelector("iframe")).toHaveAttribute(
    "src",
    `https://codepen.io/a/embed/b?x=1&theme-id=${expected}`,
  );
});
