import type { ReactNode } from "react";
import { CrashedSite } from "../shell/ErrorFallback";
import { ErrorBoundary } from "../ui/ErrorBoundary";
import { ColorModeProvider } from "../state/ColorModeProvider";

/** State that outlives pages, and the fallback for all crashes. */
export const wrapRootElement = ({ element }: { element: ReactNode }) => (
  <ErrorBoundary fallback={(crash) => <CrashedSite {...crash} />}>
    <ColorModeProvider>{element}</ColorModeProvider>
  </ErrorBoundary>
);
