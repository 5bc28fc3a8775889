import type { ReactNode } from "react";
import { AnnouncementProvider } from "../state/AnnouncementProvider";
import { ColorModeProvider } from "../state/ColorModeProvider";

/** State that outlives every page. */
export const wrapRootElement = ({ element }: { element: ReactNode }) => (
  <ColorModeProvider>
    <AnnouncementProvider>{element}</AnnouncementProvider>
  </ColorModeProvider>
);
