import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderInPage } from "../../tests/renderInPage";
import { storageKeys } from "../state/storageKeys";
import { LanguageLinks } from "./LanguageLinks";
import { LanguageOffer } from "./LanguageOffer";

/** Not all mocks there are: those of the console stand guard. */
const mocks: jest.SpyInstance[] = [];
const prefer = (...languages: string[]) => {
  const mock = jest.spyOn(navigator, "languages", "get");
  mocks.push(mock.mockReturnValue(languages));
};

/** jsdom can follow no link. */
const stay = (event: Event) => event.preventDefault();

beforeEach(() => {
  prefer("de-DE", "de", "en");
  document.addEventListener("click", stay);
  window.scrollTo = jest.fn();
});

afterEach(() => {
  for (const mock of mocks.splice(0)) mock.mockRestore();
  document.removeEventListener("click", stay);
  localStorage.clear();
});

const offer = (
  <>
    <LanguageOffer />
    <ul>
      <LanguageLinks />
    </ul>
  </>
);

/** Waits for the hint with its text. */
const shown = () =>
  screen.findByRole(
    "complementary",
    { name: /^(Sprache|Language)$/ },
    { timeout: 10_000 },
  );

const hint = () => screen.queryByRole("complementary");
const stored = () => localStorage.getItem(storageKeys.language);

it.each<[string, string[], string]>([
  ["the chosen language before the browser's", ["en"], "de"],
  ["the browser's where the chosen one is gone", ["de"], "fr"],
  ["the browser's whatever is stored", ["de"], "%\u0000{}"],
])("offers %s", async (_what, languages, choice) => {
  prefer(...languages);
  localStorage.setItem(storageKeys.language, choice);
  renderInPage(offer);
  await shown();
  expect(hint()).toHaveAttribute("lang", "de-DE");
});

it("is dismissed by Escape from within", async () => {
  renderInPage(offer);
  await shown();
  Element.prototype.checkVisibility = () => true;
  await userEvent.keyboard("{Escape}");
  expect(hint()).toBeInTheDocument();
  act(() => screen.getByRole("link", { name: "Auf Deutsch lesen" }).focus());
  await userEvent.keyboard("{Escape}");
  expect(hint()).not.toBeInTheDocument();
  expect(stored()).toBe("none");
});

it("leaves a refusal as it is when a language is chosen later", async () => {
  localStorage.setItem(storageKeys.language, "none");
  renderInPage(offer);
  await userEvent.click(screen.getByRole("button", { name: /^Language/ }));
  await userEvent.click(screen.getByRole("link", { name: "Deutsch" }));
  expect(stored()).toBe("none");
});
