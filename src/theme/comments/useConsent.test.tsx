import userEvent from "@testing-library/user-event";
import { storageKeys } from "../state/storageKeys";
import {
  beginAtPost,
  box,
  comeNear,
  frame,
  frameUrl,
  load,
  renderComments,
  say,
} from "./testing/renderComments";

beforeEach(beginAtPost);
afterEach(() => {
  jest.restoreAllMocks();
});

describe("signing in", () => {
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

describe("always", () => {
  it("can be taken back, and then nothing is remembered", async () => {
    window.localStorage.setItem(storageKeys.comments, "true");
    window.localStorage.setItem(storageKeys.commentsSession, "s3cret");
    const { unmount } = renderComments();
    comeNear();
    await userEvent.click(box());
    expect(window.localStorage).toHaveLength(0);
    expect(window.sessionStorage).toHaveLength(0);
    expect(frame()).not.toBeNull();
    unmount();
    renderComments();
    comeNear();
    expect(frame()).toBeNull();
    expect(load()).toBeInTheDocument();
  });

  it("works without being remembered where storage is blocked", async () => {
    const deny = () => {
      throw new DOMException("denied", "SecurityError");
    };
    jest.spyOn(window, "localStorage", "get").mockImplementation(deny);
    jest.spyOn(window, "sessionStorage", "get").mockImplementation(deny);
    window.history.replaceState(null, "", "/blog/rates?giscus=s3cret");
    renderComments();
    await userEvent.click(box());
    await userEvent.click(load());
    expect(frameUrl().searchParams.get("session")).toBe("s3cret");
    await userEvent.click(box());
    expect(box()).not.toBeChecked();
  });
});
