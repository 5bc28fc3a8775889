import { DEFAULT_DOCS_PLUGIN_ID } from "../config/constants";
import type { MenuDocs } from "../lib/siteDocs";

/** What the bar knows of a collection of docs; nothing where a fault of the config has been reported. */
export const docsFacts = (
  collection = DEFAULT_DOCS_PLUGIN_ID,
): MenuDocs | undefined => siteDocs[collection];
