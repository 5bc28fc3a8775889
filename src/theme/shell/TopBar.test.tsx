import { fireEvent, screen } from "@testing-library/react";
import { renderInPage } from "../../../tests/renderInPage";
import { TopBar } from "./TopBar";

it("closes, and its double click hits nothing that comes in its place", () => {
  const press = jest.fn();
  renderInPage(
    <>
      <TopBar closeLabel="Close" onClose={() => undefined}>
        News
      </TopBar>
      <button onClick={press}>Below</button>
    </>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  const below = screen.getByRole("button", { name: "Below" });
  fireEvent.click(below, { detail: 2 });
  expect(press).not.toHaveBeenCalled();
  fireEvent.click(below, { detail: 1 });
  expect(press).toHaveBeenCalledTimes(1);
});
