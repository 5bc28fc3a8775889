import { useEffect, useState } from "react";

type ShareSheet = {
  /** Whether the system has one; undefined until it can be asked. */
  canShare: boolean | undefined;
  /** Opens it; false where the system refused. To close it is no refusal. */
  share: (data: ShareData) => Promise<boolean>;
};

/** The system's own sheet for passing something on. */
export function useShareSheet(): ShareSheet {
  const [canShare, setCanShare] = useState<boolean>();
  useEffect(() => setCanShare("share" in navigator), []);
  return { canShare, share };
}

async function share(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
}
