import { useEffect, type ReactNode } from "react";
import { CrashedSite } from "../shell/ErrorFallback";
import { ErrorBoundary, type FallbackProps } from "../ui/ErrorBoundary";
import { ColorModeProvider } from "../state/ColorModeProvider";

/** A crashed site can't end the progress bar. */
function EndOfProgress(crash: FallbackProps) {
  useEffect(() => {
    // It can't be loaded on the server.
    void import("../routing/guardLoader").then(({ endProgress }) =>
      endProgress(),
    );
  }, []);
  return <CrashedSite {...crash} />;
}

/** State that outlives pages, and the fallback for all crashes. */
export const wrapRootElement = ({ element }: { element: ReactNode }) => (
  <ErrorBoundary fallback={(crash) => <EndOfProgress {...crash} />}>
    <ColorModeProvider>{element}</ColorModeProvider>
  </ErrorBoundary>
);
