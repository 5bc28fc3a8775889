import type { Place } from "../fault";
import type { Outcome } from "./outcome";

/** An address elsewhere, and where it was written. */
export type OutsideLink = { url: string; places: Place[] };

const headings = {
  dead: "dead",
  unknown: "could not be checked",
  moved: "moved for good",
} as const;

type Answers = {
  links: readonly OutsideLink[];
  outcomes: ReadonlyMap<string, Outcome>;
  /** How many of them were known from before. */
  remembered: number;
};

/** Prints what came of all addresses, the dead ones first. */
export function formatOutcomes({ links, outcomes, remembered }: Answers) {
  const groups = (["dead", "unknown", "moved"] as const).flatMap((state) => {
    const own = links.filter(({ url }) => outcomes.get(url)?.state === state);
    if (own.length === 0) return [];
    const blocks = own.map((link) => formatLink(link, outcomes.get(link.url)));
    return [`${own.length} ${headings[state]}:`, ...blocks];
  });
  const count = `${links.length} ${links.length === 1 ? "address" : "addresses"}`;
  const known = remembered > 0 ? `, ${remembered} of them lately` : "";
  const alive = [...outcomes.values()].filter(({ state }) => state === "alive");
  const sum = `${count} checked${known}: ${alive.length} alive.`;
  return [...groups, sum].join("\n\n");
}

const formatLink = ({ url, places }: OutsideLink, outcome?: Outcome) =>
  [
    url,
    outcome?.detail ?? "",
    ...places.map(({ file, line, field }) =>
      [line === undefined ? file : `${file}:${line}`, field]
        .filter(Boolean)
        .join("  "),
    ),
  ].join("\n  ");
