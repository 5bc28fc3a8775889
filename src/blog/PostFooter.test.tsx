import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderInPage } from "../../tests/renderInPage";
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
