import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderInPage } from "../../tests/renderInPage";
import { BackToTop } from "./BackToTop";

const windowHeight = 800;
const pageHeight = 4_000;

beforeEach(() => {
  jest.useFakeTimers();
  const root = document.documentElement;
  jest.spyOn(root, "clientHeight", "get").mockReturnValue(windowHeight);
  jest.spyOn(root, "scrollHeight", "get").mockReturnValue(pageHeight);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function scrollThrough(...places: number[]) {
  for (const place of places) {
    window.scrollY = place;
    window.dispatchEvent(new Event("scroll"));
    act(() => jest.advanceTimersByTime(20));
  }
}

const button = () => screen.getByRole("button", { name: "Nach oben" });

it.each<[string, number[], boolean]>([
  ["is hidden at first", [0], false],
  ["is hidden on the way down", [0, 500, 900], false],
  ["appears on the way up", [900, 880], true],
  ["stays while nothing moves", [900, 880, 880], true],
  ["hides on the way down again", [900, 880, 890], false],
  ["appears down to 300 px", [900, 300], true],
  ["hides near the top", [900, 299], false],
  ["hides near the end", [3_190, 3_180, 2_901], false],
  ["appears away from the end", [3_190, 2_900], true],
  ["hides when a link jumps up", [2_500, 1_000], false],
])("%s", (_, places, isShown) => {
  renderInPage(<BackToTop />, { locale: "de" });
  scrollThrough(...places);
  expect(button()).toHaveAttribute("data-shown", String(isShown));
});

it("hides when a link leads to a place on the page", () => {
  renderInPage(<BackToTop />, { locale: "de" });
  scrollThrough(900, 800);
  window.scrollY = 500;
  act(() => {
    window.dispatchEvent(new Event("hashchange"));
  });
  scrollThrough(500);
  expect(button()).toHaveAttribute("data-shown", "false");
});

it.each([
  ["smoothly", false, "smooth"],
  ["at once with reduced motion", true, "instant"],
])("goes up %s, and takes the focus along", async (_, isReduced, behavior) => {
  jest.useRealTimers();
  window.matchMedia = jest.fn().mockReturnValue({ matches: isReduced });
  const scrollTo = jest.spyOn(window, "scrollTo").mockReturnValue();
  renderInPage(
    <>
      <main id="main" tabIndex={-1} />
      <BackToTop />
    </>,
    { locale: "de" },
  );
  await userEvent.click(button());
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior });
  expect(screen.getByRole("main")).toHaveFocus();
});
