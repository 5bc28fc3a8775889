import { useEffect, type ReactNode } from "react";
import { ThemeProvider } from "../config/ThemeProvider";
import { CrashedSite } from "../shell/ErrorFallback";
import { ErrorBoundary, type FallbackProps } from "../ui/ErrorBoundary";
import { AnnouncementProvider } from "../state/AnnouncementProvider";
import { ColorModeProvider } from "../state/ColorModeProvider";

/** What has crashed tells no one that the next page is there. */
function EndOfProgress(crash: FallbackProps) {
  useEffect(() => {
    // It cannot be loaded on the server.
    void import("../routing/guardLoader").then(({ endProgress }) =>
      endProgress(),
    );
  }, []);
  return <CrashedSite {...crash} />;
}

/** State that outlives every page, and what remains when all else has crashed. */
export const wrapRootElement = ({ element }: { element: ReactNode }) => (
  <ErrorBoundary fallback={(crash) => <EndOfProgress {...crash} />}>
    <ThemeProvider>
      <ColorModeProvider>
        <AnnouncementProvider>{element}</AnnouncementProvider>
      </ColorModeProvider>
    </ThemeProvider>
  </ErrorBoundary>
);
