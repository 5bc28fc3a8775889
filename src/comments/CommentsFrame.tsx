import { useRef, useState } from "react";
import { LoadFailure } from "../ui/LoadFailure";
import { Loading } from "../ui/Loading";
import { VisuallyHidden } from "../ui/VisuallyHidden";
import type { CommentsProvider, FrameRequest } from "./provider";
import { useFrame } from "./useFrame";
import * as css from "./Comments.module.css";

type CommentsFrameProps = {
  provider: CommentsProvider;
  request: FrameRequest;
  texts: { frame: string; loaded: string; failed: string };
  onSessionOver: () => void;
  onRetry: () => void;
};

/**
 * What a provider needs: scripts and storage of its own, forms to write in,
 * links that open a tab, and leaving our page when the reader signs in.
 */
const allowed = [
  "allow-scripts",
  "allow-same-origin",
  "allow-forms",
  "allow-popups",
  "allow-popups-to-escape-sandbox",
  "allow-top-navigation-by-user-activation",
].join(" ");

/** The provider's page with the comments, and what stands there until it has come. */
export function CommentsFrame(props: CommentsFrameProps) {
  const { provider, request, texts, onSessionOver, onRetry } = props;
  const ref = useRef<HTMLIFrameElement>(null);
  // Another address would load it anew, and lose what is being written.
  const [src] = useState(() => provider.frameUrl(request));
  const { state, height } = useFrame(
    ref,
    provider,
    request.mode,
    onSessionOver,
  );
  const isReady = state === "ready";
  return (
    <div className={css.frame} data-state={state}>
      <iframe
        ref={ref}
        src={src}
        title={texts.frame}
        sandbox={allowed}
        allow="clipboard-write"
        tabIndex={isReady ? undefined : -1}
        aria-hidden={isReady ? undefined : true}
        style={{ blockSize: height }}
      />
      {state === "loading" && <Loading />}
      {state === "failed" && (
        <LoadFailure onRetry={onRetry}>{texts.failed}</LoadFailure>
      )}
      <VisuallyHidden>
        <span role="status">{isReady && texts.loaded}</span>
      </VisuallyHidden>
    </div>
  );
}
