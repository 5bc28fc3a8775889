import { useEffect, useState, type RefObject } from "react";
import type { ColorMode } from "../state/colorChoice";
import type { CommentsProvider } from "./provider";

/** How long a frame may take to say its first word, in milliseconds: longer than on a slow phone. */
export const FRAME_TIMEOUT = 10_000;

/** More than any thread needs, in CSS pixels. */
const MAX_HEIGHT = 100_000;

type Frame = {
  state: "loading" | "ready" | "failed";
  /** What the frame asks for, in CSS pixels. */
  height: number | undefined;
};

/**
 * Talks with a frame. It is there when it says how high it is: that a frame has
 * "loaded" is true of the browser's error page, too. One that is late (browsers
 * hold back what is not on the screen) is still welcome.
 */
export function useFrame(
  ref: RefObject<HTMLIFrameElement>,
  provider: CommentsProvider,
  mode: ColorMode,
  onSessionOver: () => void,
): Frame {
  const [state, setState] = useState<Frame["state"]>("loading");
  const [height, setHeight] = useState<number>();

  useEffect(() => {
    const timer = window.setTimeout(() => setState("failed"), FRAME_TIMEOUT);
    const listen = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== provider.origin) return;
      if (!source || source !== ref.current?.contentWindow) return;
      const news = provider.readMessage(data);
      if (news.isSessionOver) onSessionOver();
      if (!news.height || news.height < 0) return;
      window.clearTimeout(timer);
      setHeight(Math.min(Math.ceil(news.height), MAX_HEIGHT));
      setState("ready");
    };
    window.addEventListener("message", listen);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener("message", listen);
    };
  }, [ref, provider, onSessionOver]);

  useEffect(() => {
    // The address says the mode of the beginning; it may have changed since.
    if (state !== "ready") return;
    const message = provider.modeMessage(mode);
    ref.current?.contentWindow?.postMessage(message, provider.origin);
  }, [ref, provider, state, mode]);

  return { state, height };
}
