import { useEffect, useRef, useState } from "react";
import type { GiscusComments } from "../../config/types";
import { useTranslation } from "../i18n/useTranslation";
import { LoadFailure, Loading } from "../ui/Loading";
import {
  frameUrl,
  giscusOrigin,
  giscusThemes,
  readMessage,
  themeMessage,
} from "./giscus";
import type { FrameRequest } from "./giscus";
import * as css from "./Comments.module.css";

/** The time limit for the frame, in milliseconds: longer than slow phones need. */
export const FRAME_TIMEOUT = 10_000;

/** The maximum height, in CSS pixels. */
const MAX_HEIGHT = 100_000;

/** Scripts, storage, forms, new tabs, and leaving our page to sign in. */
const allowed = [
  "allow-scripts",
  "allow-same-origin",
  "allow-forms",
  "allow-popups",
  "allow-popups-to-escape-sandbox",
  "allow-top-navigation-by-user-activation",
].join(" ");

type CommentsFrameProps = {
  settings: GiscusComments;
  request: FrameRequest;
  onSessionOver: () => void;
  onRetry: () => void;
};

/**
 * The frame with the comments. It is ready when it reports its height, because
 * browsers report error pages as "loaded" as well; it may do so after the limit.
 */
export function CommentsFrame(props: CommentsFrameProps) {
  const { settings, request, onSessionOver, onRetry } = props;
  const { t } = useTranslation("comments");
  const ref = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<"loading" | "ready" | "failed">("loading");
  const [height, setHeight] = useState<number>();
  // A new address would reload the frame and discard a comment.
  const [src] = useState(() => frameUrl(settings, request));
  const isReady = state === "ready";
  const theme = giscusThemes[request.mode];

  useEffect(() => {
    const timer = window.setTimeout(() => setState("failed"), FRAME_TIMEOUT);
    const listen = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== giscusOrigin) return;
      if (!source || source !== ref.current?.contentWindow) return;
      const message = readMessage(data);
      if (message.isSessionOver) onSessionOver();
      if (!message.height || message.height < 0) return;
      window.clearTimeout(timer);
      setHeight(Math.min(Math.ceil(message.height), MAX_HEIGHT));
      setState("ready");
    };
    window.addEventListener("message", listen);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener("message", listen);
    };
  }, [onSessionOver]);

  useEffect(() => {
    // The address has the first theme; the reader may have changed it since.
    if (!isReady) return;
    ref.current?.contentWindow?.postMessage(themeMessage(theme), giscusOrigin);
  }, [isReady, theme]);

  return (
    <div className={css.frame} data-state={state}>
      <iframe
        ref={ref}
        src={src}
        title={t("giscus.frame")}
        sandbox={allowed}
        allow="clipboard-write"
        tabIndex={isReady ? undefined : -1}
        aria-hidden={isReady ? undefined : true}
        style={{ blockSize: height }}
      />
      {state === "loading" && <Loading />}
      {state === "failed" && (
        <LoadFailure onRetry={onRetry}>{t("giscus.failed")}</LoadFailure>
      )}
      <span className="visually-hidden" role="status">
        {isReady && t("loaded")}
      </span>
    </div>
  );
}
