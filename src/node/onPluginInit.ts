import type { GatsbyNode } from "gatsby";
import { registerErrors } from "./report";

export const onPluginInit: GatsbyNode["onPluginInit"] = ({ reporter }) => {
  registerErrors(reporter);
};
