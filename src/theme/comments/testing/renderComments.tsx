import { act, render, screen } from "@testing-library/react";
import { inPage } from "../../../../tests/renderInPage";
import { ColorModeProvider } from "../../state/ColorModeProvider";
import { Comments } from "../Comments";
import { giscusSettings } from "../../../config/testing/giscusSettings";

const origin = "https://giscus.app";

/** Begins a test at the post, as a reader who has never been there. */
export function beginAtPost(): void {
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState({ key: "kept" }, "", "/blog/rates");
}

const comments = (locale: "en" | "de") =>
  inPage(
    <ColorModeProvider>
      <Comments
        settings={giscusSettings}
        description="What to charge"
        post={null}
      />
    </ColorModeProvider>,
    { locale, path: "/blog/rates" },
  );

/** Renders the comments of `/blog/rates`. */
export const renderComments = (locale: "en" | "de" = "en") =>
  render(comments(locale));

/** The frame with the comments, if there is one. */
export const frame = () => document.querySelector("iframe");

/** What the frame was asked for. */
export const frameUrl = () => new URL(frame()?.src ?? "about:blank");

/** Lets the frame, or somebody else, say something. */
export const say = (
  giscus: object,
  from: Partial<MessageEventInit> = {},
): void =>
  act(() => {
    const source = frame()?.contentWindow ?? null;
    window.dispatchEvent(
      new MessageEvent("message", {
        origin,
        source,
        data: { giscus },
        ...from,
      }),
    );
  });

export const load = () => screen.getByRole("button", { name: "Load comments" });
