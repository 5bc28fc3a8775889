import { useCallback, useEffect, useState } from "react";
import { storageKeys } from "../state/storageKeys";
import { storageSlot } from "../state/storageSlot";
import { sessionParameter } from "./giscus";

const alwaysSlot = storageSlot(storageKeys.comments);
const sessionSlot = storageSlot(storageKeys.commentsSession);
/** The thread that this tab loaded, because signing in leaves the page. */
const threadSlot = storageSlot(storageKeys.comments, "sessionStorage");

export type Consent = {
  /** "now" loads the comments at once, an earlier consent when the reader is near. */
  given: "now" | "before" | undefined;
  give: () => void;
  isAlways: boolean;
  /** Takes effect with consent; revoking it deletes everything stored. */
  setAlways: (isAlways: boolean) => void;
  /** The session; empty before signing in. */
  session: string;
  endSession: () => void;
};

/** Stores whether the reader agreed to load the comments. Nothing is stored before. */
export function useConsent(thread: string): Consent {
  const [given, setGiven] = useState<Consent["given"]>();
  const [isAlways, setIsAlways] = useState(false);
  const [session, setSession] = useState("");

  useEffect(() => {
    const brought = takeSession();
    // Signing in begins where this tab has loaded the comments. The session in
    // any other link is a stranger's, under whose name the reader would write.
    const own = threadSlot.get() === thread ? brought : null;
    if (own) sessionSlot.set(own);
    setSession(own ?? sessionSlot.get() ?? "");
    const wasAlways = alwaysSlot.get() === "true";
    setIsAlways(wasAlways);
    if (own) setGiven("now");
    else if (wasAlways) setGiven("before");
    return alwaysSlot.listen((stored) => setIsAlways(stored === "true"));
  }, [thread]);

  const endSession = useCallback(() => {
    sessionSlot.delete();
    setSession("");
  }, []);

  return {
    given,
    isAlways,
    session,
    endSession,
    give: () => {
      threadSlot.set(thread);
      if (isAlways) alwaysSlot.set("true");
      setGiven("now");
    },
    setAlways: (next) => {
      setIsAlways(next);
      if (!given) return;
      if (next) {
        alwaysSlot.set("true");
        return;
      }
      alwaysSlot.delete();
      threadSlot.delete();
      sessionSlot.delete();
    },
  };
}

/** Reads the session from the address and removes it there; null without one. */
function takeSession(): string | null {
  const url = new URL(window.location.href);
  const session = url.searchParams.get(sessionParameter);
  if (session === null) return null;
  url.searchParams.delete(sessionParameter);
  // Keeps the state of the router.
  window.history.replaceState(window.history.state, "", url);
  return session;
}
