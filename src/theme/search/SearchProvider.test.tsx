import { fireEvent, screen } from "@testing-library/react";
import { renderInPage } from "../../../tests/renderInPage";
import { stubDialog } from "../../../tests/stubDialog";
import { SearchLink } from "./SearchLink";
import { SearchProvider } from "./SearchProvider";

jest.mock("./SearchPanel", () => ({
  SearchPanel: () => <p>The search</p>,
}));

beforeAll(stubDialog);

const show = () =>
  renderInPage(
    <SearchProvider>
      <SearchLink place="bar" />
    </SearchProvider>,
    { locale: "de" },
  );
const dialog = () => screen.queryByRole("dialog");

it("leaves a click with a modifier to the browser", () => {
  show();
  const link = screen.getByRole("link", { name: /Suchen/ });
  link.addEventListener("click", (event) => {
    setTimeout(() => event.preventDefault());
  });
  const click = new MouseEvent("click", {
    bubbles: true,
    cancelable: true,
    ctrlKey: true,
  });
  // jsdom cannot open tabs.
  window.addEventListener("click", (event) => event.preventDefault(), {
    once: true,
  });
  fireEvent(link, click);
  expect(dialog()).toBeNull();
});

it("stays open at the second half of a double click", async () => {
  show();
  fireEvent.click(screen.getByRole("link", { name: /Suchen/ }));
  await screen.findByText("The search");
  const press = (detail: number) => {
    fireEvent.pointerDown(screen.getByRole("dialog"));
    fireEvent.click(screen.getByRole("dialog"), { detail });
  };
  press(2);
  expect(dialog()).toBeInTheDocument();
  press(1);
  expect(dialog()).toBeNull();
});

it.each([
  [{ key: "/" }, "Windows", false],
  [{ key: "k", ctrlKey: true }, "Windows", true],
  [{ key: "K", metaKey: true }, "Macintosh", true],
  // It deletes to the end of the line.
  [{ key: "k", ctrlKey: true }, "Macintosh", false],
  [{ key: "k" }, "Windows", false],
  [{ key: "k", ctrlKey: true, shiftKey: true }, "Windows", false],
])("the key %j on %s: %s", async (key, system, opens) => {
  jest.spyOn(navigator, "userAgent", "get").mockReturnValue(system);
  show();
  fireEvent.keyDown(document.body, key);
  if (opens) expect(await screen.findByText("The search")).toBeInTheDocument();
  expect(Boolean(dialog())).toBe(opens);
});
