import type { ReactNode } from "react";
import { endProgress } from "../routing/progress";
import { RouterStart } from "../routing/RouterStart";
import { CrashedSite } from "../shell/CrashedSite";
import { ErrorBoundary } from "../ui/ErrorBoundary";
import { AnnouncementProvider } from "../state/AnnouncementProvider";
import { ColorModeProvider } from "../state/ColorModeProvider";

/** State that outlives every page, and what remains when all else has crashed. */
export const wrapRootElement = ({ element }: { element: ReactNode }) => (
  <ErrorBoundary
    fallback={(crash) => <CrashedSite {...crash} />}
    onCrash={endProgress}
  >
    <ColorModeProvider>
      <AnnouncementProvider>
        <RouterStart>{element}</RouterStart>
      </AnnouncementProvider>
    </ColorModeProvider>
  </ErrorBoundary>
);
