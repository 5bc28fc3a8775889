import type { Comments } from "../config/types";
import { giscus } from "./giscus";
import type { CommentsProvider } from "./provider";

const providers = { giscus };

/** The provider that the owner has chosen. */
export const providerOf = (settings: Comments): CommentsProvider =>
  providers[settings.provider](settings);
