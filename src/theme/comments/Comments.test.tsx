import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { storageKeys } from "../state/storageKeys";
import {
  beginAtPost,
  frame,
  frameUrl,
  load,
  renderComments,
  say,
} from "./testing/renderComments";

const address = () => window.location.pathname + window.location.search;

beforeEach(beginAtPost);

describe("before the reader wants it", () => {
  it("links lead to the thread and to the privacy page in the reader's language", () => {
    renderComments("de");
    const section = screen.getByRole("region", { name: "Kommentare" });
    const [privacy, thread] = within(section).getAllByRole("link");
    expect(privacy).toHaveAttribute("href", "/de/privacy");
    expect(thread).toHaveAttribute(
      "href",
      "https://github.com/example/comments/discussions?discussions_q=in%3Atitle+%22blog%2Frates%22",
    );
  });

  it("a stranger's session in the address is removed, neither consent nor kept nor used", async () => {
    window.history.replaceState(
      { key: "kept" },
      "",
      "/blog/rates?a=1&giscus=stranger",
    );
    renderComments();
    expect(address()).toBe("/blog/rates?a=1");
    expect(window.history.state).toEqual({ key: "kept" });
    expect(frame()).toBeNull();
    expect(window.localStorage).toHaveLength(0);
    await userEvent.click(load());
    expect(frameUrl().searchParams.get("session")).toBe("");
  });
});

describe("when loaded", () => {
  it("the frame can't be reached by Tab before it is shown", async () => {
    renderComments("de");
    await userEvent.click(
      screen.getByRole("button", { name: "Kommentare laden" }),
    );
    expect(frame()).toHaveAttribute("tabindex", "-1");
    say({ resizeHeight: 480.2 });
    expect(frame()).toHaveStyle({ blockSize: "481px" });
    expect(frame()).not.toHaveAttribute("tabindex");
    expect(
      screen.getByText("Die Kommentare sind geladen."),
    ).toBeInTheDocument();
  });

  it.each([
    ["another host", { origin: "https://giscus.app.example" }],
    ["another window", { source: window }],
    ["nobody", { source: null }],
  ])("%s is not listened to", async (_, from) => {
    renderComments();
    await userEvent.click(load());
    say({ resizeHeight: 480 }, from);
    expect(frame()).not.toHaveStyle({ blockSize: "480px" });
    expect(screen.getByText("Loading …")).toBeInTheDocument();
  });

  it("only a sensible height is applied", async () => {
    renderComments();
    await userEvent.click(load());
    for (const resizeHeight of [0, -5, NaN]) say({ resizeHeight });
    expect(screen.getByText("Loading …")).toBeInTheDocument();
    say({ resizeHeight: 1e9 });
    expect(frame()).toHaveStyle({ blockSize: "100000px" });
  });
});

it("what does not come in ten seconds is said to have failed, and can be tried again", () => {
  jest.useFakeTimers();
  renderComments();
  fireEvent.click(load());
  act(() => jest.advanceTimersByTime(9_000));
  expect(screen.getByText("Loading …")).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1_000));
  const failure = screen.getByRole("alert");
  expect(failure).toHaveTextContent("could not be loaded");
  fireEvent.click(within(failure).getByRole("button", { name: "Retry" }));
  expect(failure).not.toBeInTheDocument();
  say({ resizeHeight: 480 });
  expect(frame()).toHaveStyle({ blockSize: "480px" });
  jest.useRealTimers();
});

describe("signing in", () => {
  it("leads back to the comments that this tab has loaded, which know the session", async () => {
    const { unmount } = renderComments();
    await userEvent.click(load());
    const { searchParams } = frameUrl();
    expect(searchParams.get("origin")).toMatch(/\/blog\/rates#post-comments$/);
    unmount();
    window.history.replaceState(null, "", "/blog/rates?giscus=s3cret");
    renderComments();
    expect(frameUrl().searchParams.get("session")).toBe("s3cret");
    expect(address()).toBe("/blog/rates");
  });

  it.each([
    { signOut: true, error: "State has expired" },
    { error: "Bad credentials" },
  ])("ends with %j", async (message) => {
    window.localStorage.setItem(storageKeys.commentsSession, "old");
    renderComments();
    await userEvent.click(load());
    expect(frameUrl().searchParams.get("session")).toBe("old");
    say(message);
    expect(frameUrl().searchParams.get("session")).toBe("");
    expect(window.localStorage).toHaveLength(0);
    const anonymous = frame();
    say(message);
    expect(frame()).toBe(anonymous);
  });
});
