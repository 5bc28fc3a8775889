import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { inPage, renderInPage } from "../../tests/renderInPage";
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

/** Longer than script and text of the hint take, once one test has had them loaded. */
const settle = () =>
  act(() => new Promise((resolve) => setTimeout(resolve, 400)));

/** Waits for the hint with its text. */
const shown = () =>
  screen.findByRole(
    "complementary",
    { name: /^(Sprache|Language)$/ },
    { timeout: 10_000 },
  );

const hint = () => screen.queryByRole("complementary");
const stored = () => localStorage.getItem(storageKeys.language);

it("offers the page in the reader's language, in that language", async () => {
  renderInPage(offer);
  expect(hint()).not.toBeInTheDocument();
  await shown();
  expect(hint()).toHaveAccessibleName("Sprache");
  expect(hint()).toHaveAttribute("lang", "de-DE");
  expect(screen.getByRole("status")).toHaveTextContent(
    "Diese Seite gibt es auch auf Deutsch.",
  );
  const link = screen.getByRole("link", { name: "Auf Deutsch lesen" });
  expect(link).toHaveAttribute("href", "/de/about");
  expect(link).toHaveAttribute("hreflang", "de-DE");
  expect(stored()).toBeNull();
});

it.each<[string, string[], string | null]>([
  ["the page is in the preferred language", ["en-US", "de"], null],
  ["the site does not speak it", ["sv"], null],
  ["the browser does not say", [], null],
  ["it was dismissed once", ["de"], "none"],
  ["the page is in the chosen language", ["de"], "en"],
])("says nothing where %s", async (_when, languages, choice) => {
  prefer(...languages);
  if (choice) localStorage.setItem(storageKeys.language, choice);
  renderInPage(offer);
  await settle();
  expect(hint()).not.toBeInTheDocument();
});

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

it("is dismissed for good, and leaves the focus on what follows", async () => {
  const { rerender } = renderInPage(offer);
  await shown();
  Element.prototype.checkVisibility = () => true;
  await userEvent.click(
    screen.getByRole("button", {
      name: "Schließen und nicht mehr vorschlagen",
    }),
  );
  expect(hint()).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: /^Language/ })).toHaveFocus();
  expect(stored()).toBe("none");
  rerender(inPage(offer, { path: "/privacy" }));
  await settle();
  expect(hint()).not.toBeInTheDocument();
});

it("is dismissed by Escape from within", async () => {
  renderInPage(offer);
  await shown();
  await userEvent.keyboard("{Escape}");
  expect(hint()).toBeInTheDocument();
  act(() => screen.getByRole("link", { name: "Auf Deutsch lesen" }).focus());
  await userEvent.keyboard("{Escape}");
  expect(hint()).not.toBeInTheDocument();
  expect(stored()).toBe("none");
});

it("goes when the reader chooses a language, and remembers which", async () => {
  renderInPage(offer);
  await shown();
  await userEvent.click(screen.getByRole("button", { name: /^Language/ }));
  await userEvent.click(screen.getByRole("link", { name: "English" }));
  expect(hint()).not.toBeInTheDocument();
  expect(stored()).toBe("en");
});

it("leaves a refusal as it is when a language is chosen later", async () => {
  localStorage.setItem(storageKeys.language, "none");
  renderInPage(offer);
  await userEvent.click(screen.getByRole("button", { name: /^Language/ }));
  await userEvent.click(screen.getByRole("link", { name: "Deutsch" }));
  expect(stored()).toBe("none");
});

it("goes when another tab says so, and not for other news", async () => {
  renderInPage(offer);
  await shown();
  const hear = (key: string | null) =>
    act(() => {
      window.dispatchEvent(new StorageEvent("storage", { key, newValue: "x" }));
    });
  hear(storageKeys.colorMode);
  expect(hint()).toBeInTheDocument();
  hear(storageKeys.language);
  expect(hint()).not.toBeInTheDocument();
});

it("holds for the visit where storage is blocked", async () => {
  const deny = () => {
    throw new DOMException("Access is denied.", "SecurityError");
  };
  for (const method of ["getItem", "setItem"] as const) {
    const mock = jest.spyOn(Storage.prototype, method);
    mocks.push(mock.mockImplementation(deny));
  }
  const { rerender } = renderInPage(offer);
  await shown();
  Element.prototype.checkVisibility = () => true;
  await userEvent.click(screen.getByRole("button", { name: /^Schließen/ }));
  expect(hint()).not.toBeInTheDocument();
  rerender(inPage(offer, { path: "/privacy" }));
  await settle();
  expect(hint()).not.toBeInTheDocument();
});
