import type { GatsbyNode } from "gatsby";
import { registerErrors } from "./report";

/**
 * Puts the names of scripts into each page as it is rendered. Gatsby would
 * leave them to slices, which this site does not have, and write each page
 * twice for them.
 */
function withoutSlices(): void {
  delete process.env.GATSBY_SLICES;
}

export const onPluginInit: GatsbyNode["onPluginInit"] = () => {
  withoutSlices();
  registerErrors();
};
