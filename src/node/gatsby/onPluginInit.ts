import type { GatsbyNode } from "gatsby";
import { registerErrors } from "../diagnostics/reportDiagnostics";
import { disableSlices } from "../workarounds/disableSlices";

export const onPluginInit: GatsbyNode["onPluginInit"] = ({ reporter }) => {
  disableSlices();
  registerErrors(reporter);
};
