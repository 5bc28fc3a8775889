import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderInPage } from "../../tests/renderInPage";
import { COPIED_DURATION } from "../config/constants";
import { ShareRow } from "./PostFooter";

const url = "https://www.example.com/de/blog/plan";
const row = <ShareRow title="Ein Plan" path="/de/blog/plan" />;
const copyButton = () => screen.getByRole("button", { name: "Link kopieren" });
const status = () => screen.getByRole("status");

const refuseToCopy = () =>
  jest
    .spyOn(navigator.clipboard, "writeText")
    .mockRejectedValueOnce(new DOMException("no", "NotAllowedError"));

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

it("copies the post's own address, says so, and falls silent", async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  renderInPage(row, { locale: "de" });
  expect(status()).toBeEmptyDOMElement();
  await user.click(copyButton());
  expect(await navigator.clipboard.readText()).toBe(url);
  expect(status()).toHaveTextContent("Link kopiert");
  act(() => jest.advanceTimersByTime(COPIED_DURATION));
  expect(status()).toBeEmptyDOMElement();
});

it("shows the address, selected, where the browser refuses to copy", async () => {
  const user = userEvent.setup();
  renderInPage(row, { locale: "de" });
  refuseToCopy();
  await user.click(copyButton());
  const address = screen.getByRole<HTMLInputElement>("textbox", {
    name: "Adresse dieses Beitrags",
  });
  expect(address).toHaveValue(url);
  expect(address).toHaveFocus();
  expect(address.selectionEnd).toBe(url.length);
  expect(address.selectionStart).toBe(0);
  expect(status()).toHaveTextContent("Die Adresse ist markiert");

  await user.click(copyButton());
  expect(status()).toHaveTextContent("Link kopiert");
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
});

it("has no share sheet to offer where the system has none", () => {
  renderInPage(row);
  const button = screen.getByText("Share with …").closest("button");
  expect(button).toHaveAttribute("data-available", "false");
});

it("hands title and address to the system's sheet", async () => {
  const user = userEvent.setup();
  const sheet = giveSheet(() => Promise.resolve());
  renderInPage(row);
  const button = screen.getByRole("button", { name: "Share with …" });
  expect(button).toHaveAttribute("data-available", "true");
  await user.click(button);
  expect(sheet).toHaveBeenCalledWith({ title: "Ein Plan", url });
  expect(status()).toBeEmptyDOMElement();
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
