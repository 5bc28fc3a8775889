import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderInPage } from "../../../tests/renderInPage";
import { ShareRow } from "./PostFooter";
const row = <ShareRow title="Ein Plan" path="/de/blog/plan" />;
const status = () => screen.getByRole("status");

/** Gives the system a share sheet, until the test ends. */
function giveSheet(share: () => Promise<void>) {
  const sheet = jest.fn<Promise<void>, [ShareData]>(share);
  Object.defineProperty(navigator, "share", {
    value: sheet,
    configurable: true,
  });
  return sheet;
}
afterEach(() => {
  delete process.env.SITE_BASE_PATH;
  Reflect.deleteProperty(navigator, "share");
  jest.useRealTimers();
});

it.each([
  ["AbortError", ""],
  ["NotAllowedError", "Link copied"],
])("after the sheet's %s it says “%s”", async (name, said) => {
  const user = userEvent.setup();
  giveSheet(() => Promise.reject(new DOMException("no", name)));
  renderInPage(row);
  await user.click(screen.getByRole("button", { name: "Share with …" }));
  expect(status().textContent).toBe(said);
});

it("shares the address with the base path", async () => {
  process.env.SITE_BASE_PATH = "/project";
  const user = userEvent.setup();
  renderInPage(row);
  await user.click(screen.getByRole("button", { name: "Copy link" }));
  const copied = await navigator.clipboard.readText();
  expect(new URL(copied).pathname).toBe("/project/de/blog/plan");
});
