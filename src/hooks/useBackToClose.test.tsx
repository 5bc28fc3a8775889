import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useCallback, useState } from "react";
import { useBackToClose } from "./useBackToClose";

const follow = jest.fn();

function Menu() {
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  const leave = useBackToClose(isOpen, close);
  return (
    <>
      <button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        Menu
      </button>
      <button onClick={() => leave(follow)}>Entry</button>
    </>
  );
}

const menu = () => screen.getByRole("button", { name: "Menu" });
const overlay = () =>
  (history.state as { overlay?: boolean } | null)?.overlay ?? false;

/** Moves through the history and waits until it got there. */
const traverse = async (move: () => void) => {
  const arrived = new Promise((resolve) =>
    window.addEventListener("popstate", resolve, { once: true }),
  );
  await act(async () => {
    move();
    await arrived;
  });
};

beforeEach(() => {
  follow.mockClear();
  history.pushState({ key: "of-the-router" }, "", "/about");
});

it("is closed by Back, which stays on the page", async () => {
  const user = userEvent.setup();
  render(<Menu />);
  await user.click(menu());
  expect(history.state).toEqual({ key: "of-the-router", overlay: true });
  await traverse(() => history.back());
  expect(menu()).toHaveAttribute("aria-expanded", "false");
  expect(location.pathname).toBe("/about");
  expect(overlay()).toBe(false);
});

it("leaves its entry however it is closed", async () => {
  const user = userEvent.setup();
  render(<Menu />);
  await user.click(menu());
  await user.click(menu());
  await waitFor(() => expect(overlay()).toBe(false));
  expect(history.state).toEqual({ key: "of-the-router" });
});

it("leads on who comes to its entry later", async () => {
  const user = userEvent.setup();
  render(<Menu />);
  await user.click(menu());
  await traverse(() => history.back());
  await traverse(() => history.forward());
  expect(menu()).toHaveAttribute("aria-expanded", "false");
  await waitFor(() => expect(overlay()).toBe(false));
});

it("leads on who reloads the page with it open", async () => {
  history.pushState({ key: "of-the-router", overlay: true }, "");
  render(<Menu />);
  await waitFor(() => expect(overlay()).toBe(false));
  expect(history.state).toEqual({ key: "of-the-router" });
});

it("follows a chosen entry when the history is in order", async () => {
  const user = userEvent.setup();
  render(<Menu />);
  await user.click(menu());
  follow.mockImplementation(() => expect(overlay()).toBe(false));
  await user.click(screen.getByRole("button", { name: "Entry" }));
  await waitFor(() => expect(follow).toHaveBeenCalledTimes(1));
  expect(menu()).toHaveAttribute("aria-expanded", "false");
});
