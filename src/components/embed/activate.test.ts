import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { runScript } from "../../../tests/runScript";
import { activate } from "./activate";

const box = (attributes: string) =>
  `<figure class="embed"><div class="embed-box" data-title="A film" ${attributes}><div class="embed-offer"><button type="button" class="embed-load">Play</button></div></div></figure>`;

function start(html: string) {
  document.body.innerHTML = `<main>${html}</main>`;
  return runScript(activate, document.querySelector("main") as HTMLElement);
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
