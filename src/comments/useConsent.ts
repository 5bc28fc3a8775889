import { useCallback, useEffect, useState } from "react";
import { storageKeys } from "../state/storageKeys";
import { storageSlot } from "../state/storageSlot";
import { sessionParameter } from "./giscus";

const alwaysSlot = storageSlot(storageKeys.comments);
const sessionSlot = storageSlot(storageKeys.commentsSession);
/** The thread that this tab has loaded: signing in leads away and back. */
const threadSlot = storageSlot(storageKeys.comments, "sessionStorage");

type Consent = {
  /**
   * Who let the comments be loaded: the reader, here and now or before signing
   * in; or their earlier wish, which can wait until they are near.
   */
  given: "now" | "before" | undefined;
  give: () => void;
  isAlways: boolean;
  /** Takes effect with the consent itself; taken back, nothing is remembered any more. */
  setAlways: (isAlways: boolean) => void;
  /** What signing in has brought; empty without. */
  session: string;
  endSession: () => void;
};

/** Whether the reader lets the comments of a thread be loaded. Nothing is stored before they do. */
export function useConsent(thread: string): Consent {
  const [given, setGiven] = useState<Consent["given"]>();
  const [isAlways, setIsAlways] = useState(false);
  const [session, setSession] = useState("");

  useEffect(() => {
    const brought = takeSession();
    if (brought) sessionSlot.set(brought);
    setSession(brought ?? sessionSlot.get() ?? "");
    const wasAlways = alwaysSlot.get() === "true";
    setIsAlways(wasAlways);
    // A link with this hash is no consent: somebody else may have written it.
    if (brought && threadSlot.get() === thread) setGiven("now");
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

/** Takes what signing in has put into the address, and cleans it; null without. */
function takeSession(): string | null {
  const url = new URL(window.location.href);
  const session = url.searchParams.get(sessionParameter);
  if (session === null) return null;
  url.searchParams.delete(sessionParameter);
  // Keeps the router's state: for the router, the location is the same.
  window.history.replaceState(window.history.state, "", url);
  return session;
}
