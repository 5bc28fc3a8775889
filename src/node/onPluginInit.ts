import type { GatsbyNode } from "gatsby";
import { registerErrors } from "./report";

export const onPluginInit: GatsbyNode["onPluginInit"] = () => {
  registerErrors();
};
