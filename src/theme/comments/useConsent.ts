import { useCallback, useEffect, useState } from "react";
import { storageKeys } from "../state/storageKeys";
import { storageSlot } from "../state/storageSlot";
import { sessionParameter } from "./giscus";

const sessionSlot = storageSlot(storageKeys.commentsSession);
/** The thread that this tab loaded, because signing in leaves the page. */
const threadSlot = storageSlot(storageKeys.comments, "sessionStorage");

export type Consent = {
  isGiven: boolean;
  give: () => void;
  /** The session; empty before signing in. */
  session: string;
  endSession: () => void;
};

/** Stores whether the reader agreed to load the comments of this page. Nothing is stored before. */
export function useConsent(thread: string): Consent {
  const [isGiven, setIsGiven] = useState(false);
  const [session, setSession] = useState("");

  useEffect(() => {
    const brought = takeSession();
    // Signing in begins where this tab has loaded the comments. The session in
    // any other link is a stranger's, under whose name the reader would write.
    const allowed = threadSlot.get() === thread ? brought : null;
    if (allowed) {
      sessionSlot.set(allowed);
      setIsGiven(true);
    }
    setSession(allowed ?? sessionSlot.get() ?? "");
  }, [thread]);

  const endSession = useCallback(() => {
    sessionSlot.delete();
    setSession("");
  }, []);

  return {
    isGiven,
    session,
    endSession,
    give: () => {
      threadSlot.set(thread);
      setIsGiven(true);
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
