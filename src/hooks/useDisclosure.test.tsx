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
            <a href="#inside">Inside</a>
          </li>
        </ul>
      </div>
      <a href="#outside">Outside</a>
    </>
  );
}

function open(name: string) {
  return screen.getByRole("button", { name, expanded: true });
}

it("opens and closes by its button, and names its panel", async () => {
  const user = userEvent.setup();
  render(<Menu />);
  const button = screen.getByRole("button", { name: "Menu", expanded: false });
  expect(button).toHaveAttribute("aria-controls", screen.getByRole("list").id);
  await user.click(button);
  expect(open("Menu")).toBeInTheDocument();
  await user.keyboard("{Enter}");
  expect(button).toHaveAttribute("aria-expanded", "false");
});

it("closes on Escape and returns to the button", async () => {
  const user = userEvent.setup();
  render(<Menu />);
  await user.click(screen.getByRole("button"));
  await user.tab();
  expect(screen.getByRole("link", { name: "Inside" })).toHaveFocus();
  await user.keyboard("{Escape}");
  expect(screen.getByRole("button")).toHaveAttribute("aria-expanded", "false");
  expect(screen.getByRole("button")).toHaveFocus();
});

it("closes when the focus moves on", async () => {
  const user = userEvent.setup();
  render(<Menu />);
  await user.click(screen.getByRole("button"));
  await user.tab();
  expect(open("Menu")).toBeInTheDocument();
  await user.tab();
  expect(screen.getByRole("link", { name: "Outside" })).toHaveFocus();
  expect(screen.getByRole("button")).toHaveAttribute("aria-expanded", "false");
});

it("closes when something else is pressed", async () => {
  const user = userEvent.setup();
  render(<Menu />);
  await user.click(screen.getByRole("button"));
  await user.click(screen.getByRole("link", { name: "Outside" }));
  expect(screen.getByRole("button")).toHaveAttribute("aria-expanded", "false");
});
