import { loadMessages } from "../messages/fillMessages";
import type { ProjectEntry } from "../collections/projectFields";
import type { Cv } from "../content/data/cv";
import type { ProfileMessages, ProfileSource } from "./profile";

/** Collects what profiles in the language of a CV are made of: listed projects, the latest first. */
export function loadProfile(
  root: string,
  cv: Cv,
  all: readonly ProjectEntry[],
): ProfileSource {
  const endOf = ({ period }: ProjectEntry) => period.to ?? "9999";
  return {
    cv,
    projects: all
      .filter(({ locale, isListed }) => locale === cv.locale && isListed)
      .sort((a, b) => endOf(b).localeCompare(endOf(a))),
    messages: {
      ...loadMessages(root, cv.locale, "cv"),
      ...loadMessages(root, cv.locale, "profile"),
      facts: loadMessages(root, cv.locale, "projects").facts,
    } as ProfileMessages,
    today: new Date().toISOString().slice(0, 7),
  };
}
