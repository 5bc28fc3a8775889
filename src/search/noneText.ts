import { fillSlots } from "../lib/fillSlots";
import type { Chosen } from "./searchEngine";
import type { SearchTexts } from "./searchTexts";

type Asked = { texts: SearchTexts; query: string; chosen: Chosen };

export const isNarrowed = (chosen: Chosen): boolean =>
  Object.values(chosen).some(Boolean);

/** That nothing is found, and whether filters may be why. */
export function noneText({ texts, query, chosen }: Asked): string {
  if (!query) return texts.noneAtAll;
  const text = isNarrowed(chosen) ? texts.noneNarrowed : texts.none;
  return fillSlots(text, { query });
}
