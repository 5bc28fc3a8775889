import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderInPage } from "../../../tests/renderInPage";
import { SearchPanel } from "./SearchPanel";

jest.mock("./openSearch", () => ({
  openSearch: () => new Promise(() => undefined),
}));

it("leads to its page by Enter, before there are results, too", async () => {
  const follow = jest.fn((event: MouseEvent) => {
    event.preventDefault();
    return (event.target as HTMLElement).getAttribute("href");
  });
  renderInPage(<SearchPanel isOpen />);
  screen.getByRole("combobox").focus();
  window.addEventListener("click", follow, { once: true });
  await userEvent.keyboard("{Enter}");
  expect(follow).not.toHaveBeenCalled();
  await userEvent.keyboard("index{Enter}");
  expect(follow).toHaveReturnedWith("/search?q=index");
});
