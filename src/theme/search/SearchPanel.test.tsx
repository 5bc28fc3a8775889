import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { inPage } from "../../../tests/renderInPage";
import { forgetSearch, isIndexOnline, openSearch } from "./openSearch";
import { SearchPanel } from "./SearchPanel";
import { searchPages, type SearchResult } from "./searchPages";

jest.mock("./openSearch");
jest.mock("./searchPages", () => ({ searchPages: jest.fn() }));

const never = () => new Promise<never>(() => undefined);
const panel = (locale: "en" | "de" = "en") =>
  inPage(<SearchPanel isOpen />, { locale });
const type = async (text: string) => {
  screen.getByRole("combobox").focus();
  await userEvent.keyboard(text);
};

beforeAll(() => {
  Object.assign(window, { requestAnimationFrame: () => 0 });
});

it("leads to its page by Enter, before there are results, too", async () => {
  jest.mocked(openSearch).mockImplementation(never);
  const follow = jest.fn((event: MouseEvent) => {
    event.preventDefault();
    return (event.target as HTMLElement).getAttribute("href");
  });
  render(panel());
  window.addEventListener("click", follow, { once: true });
  await type("{Enter}");
  expect(follow).not.toHaveBeenCalled();
  await type("index{Enter}");
  expect(follow).toHaveReturnedWith("/search?q=index");
});

it("looks for letters with an accent as they are typed, and forgets what it found in another language", async () => {
  const result = { path: "/a", title: "A", kind: "page", lang: "en" };
  const results = [{ ...result, excerpt: "", headings: [] } as SearchResult];
  jest.mocked(openSearch).mockResolvedValue({} as never);
  jest.mocked(searchPages).mockResolvedValue({ results, count: 1 });
  const { rerender } = render(panel());
  await type("u\u0308b\u00ader\u200b ﬁ ");
  expect(await screen.findByRole("option")).toBeInTheDocument();
  expect(searchPages).toHaveBeenLastCalledWith(
    expect.anything(),
    "\u00fcber fi",
    6,
  );
  jest.mocked(openSearch).mockImplementation(never);
  rerender(panel("de"));
  expect(screen.queryByRole("option")).toBeNull();
});

it("names no better word where that finds nothing either", async () => {
  jest.mocked(openSearch).mockResolvedValue({} as never);
  const answer = { results: [], count: 0, corrected: "-" };
  jest.mocked(searchPages).mockResolvedValue(answer);
  jest.mocked(isIndexOnline).mockResolvedValue(true);
  render(panel());
  await type("- xq");
  const [notes] = screen.getAllByRole("status");
  await waitFor(() => expect(notes).toHaveTextContent(/^No page/));
  expect(notes?.children).toHaveLength(1);
});

it("does not take the parts of an index that is gone for missing words", async () => {
  jest.mocked(openSearch).mockResolvedValue({} as never);
  jest.mocked(searchPages).mockResolvedValue({ results: [], count: 0 });
  jest.mocked(isIndexOnline).mockResolvedValue(false);
  render(panel());
  await type("index");
  expect(await screen.findByRole("alert")).toBeInTheDocument();
  expect(forgetSearch).toHaveBeenCalledWith("en");
});
