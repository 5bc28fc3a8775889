import type { ReactNode } from "react";
import { CrashedSite } from "../shell/ErrorFallback";
import { ErrorBoundary } from "../ui/ErrorBoundary";
import { AnnouncementProvider } from "../state/AnnouncementProvider";
import { ColorModeProvider } from "../state/ColorModeProvider";

/** State that outlives every page, and what remains when all else has crashed. */
export const wrapRootElement = ({ element }: { element: ReactNode }) => (
  <ErrorBoundary fallback={(crash) => <CrashedSite {...crash} />}>
    <ColorModeProvider>
      <AnnouncementProvider>{element}</AnnouncementProvider>
    </ColorModeProvider>
  </ErrorBoundary>
);
