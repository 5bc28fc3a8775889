import type { Catalogue } from "../../lib/fillGaps";
import { readCatalogue } from "../catalogues/readCatalogue";

/** The texts of a catalogue's file; none where it can't be read, or is no catalogue, which `faultyStrings` reports. */
export const parseTexts = (raw: string): Catalogue =>
  readCatalogue("", raw).problems.length > 0
    ? {}
    : (JSON.parse(raw) as Catalogue);
