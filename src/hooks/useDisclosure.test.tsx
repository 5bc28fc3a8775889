import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useDisclosure } from "./useDisclosure";

function Menu() {
  const { rootRef, buttonProps, panelProps } = useDisclosure<HTMLDivElement>();
  return (
    <>
      <div ref={rootRef}>
        <button {...buttonProps}>Menu</button>
        <ul {...panelProps}>
          <li>
            <a href="#first">First</a>
          </li>
          <li>
            <a href="#middle">Middle</a>
          </li>
          <li>
            <a href="#last">Last</a>
          </li>
        </ul>
      </div>
      <a href="#outside">Outside</a>
    </>
  );
}

const button = () => screen.getByRole("button", { name: "Menu" });
const link = (name: string) => screen.getByRole("link", { name });

function show() {
  render(<Menu />);
  return userEvent.setup();
}

function expectOpen(isOpen: boolean) {
  expect(button()).toHaveAttribute("aria-expanded", String(isOpen));
  expect(screen.getByRole("list")).toHaveAttribute("data-open", String(isOpen));
}

it("opens and closes by its button, and names its panel", async () => {
  const user = show();
  expectOpen(false);
  expect(button()).toHaveAttribute(
    "aria-controls",
    screen.getByRole("list").id,
  );
  await user.click(button());
  expectOpen(true);
  await user.keyboard("{Enter}");
  expectOpen(false);
  await user.keyboard(" ");
  expectOpen(true);
});

it("closes on Escape and returns to the button", async () => {
  const user = show();
  await user.click(button());
  await user.tab();
  expect(link("First")).toHaveFocus();
  await user.keyboard("{Escape}");
  expectOpen(false);
  expect(button()).toHaveFocus();
});

it("closes when the focus moves on", async () => {
  const user = show();
  await user.click(button());
  await user.tab();
  await user.tab();
  await user.tab();
  expect(link("Last")).toHaveFocus();
  expectOpen(true);
  await user.tab();
  expect(link("Outside")).toHaveFocus();
  expectOpen(false);
});

it("closes when something else is pressed", async () => {
  const user = show();
  await user.click(button());
  await user.click(link("Outside"));
  expectOpen(false);
});

it("opens by arrows, and enters from the end that they point to", async () => {
  const user = show();
  await user.tab();
  await user.keyboard("{ArrowDown}");
  expectOpen(true);
  expect(link("First")).toHaveFocus();
  await user.keyboard("{Escape}{ArrowUp}");
  expectOpen(true);
  expect(link("Last")).toHaveFocus();
});

it("moves among its links by arrows, Home and End, round and round", async () => {
  const user = show();
  await user.tab();
  const keys = [
    ["{ArrowDown}", "First"],
    ["{ArrowDown}", "Middle"],
    ["{ArrowUp}", "First"],
    ["{ArrowUp}", "Last"],
    ["{ArrowDown}", "First"],
    ["{End}", "Last"],
    ["{Home}", "First"],
  ] as const;
  for (const [key, name] of keys) {
    await user.keyboard(key);
    expect(link(name)).toHaveFocus();
  }
});

it("leaves arrows with a modifier to the browser", async () => {
  const user = show();
  await user.tab();
  await user.keyboard("{ArrowDown}{Alt>}{ArrowDown}{/Alt}");
  expect(link("First")).toHaveFocus();
});

it("closes when a link is chosen, and keeps the focus", async () => {
  const user = show();
  await user.tab();
  await user.keyboard("{ArrowDown}{Enter}");
  expectOpen(false);
  expect(button()).toHaveFocus();
});
