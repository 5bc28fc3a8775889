import type { Profile, ProfileRow } from "./profile";

const writeRow = ({ aside, heading, text, facts, points }: ProfileRow) =>
  [
    [aside, heading || text].filter(Boolean).join(": "),
    ...(heading && text ? [text] : []),
    ...facts,
    ...points.map((point) => `- ${point}`),
  ].join("\n");

/** Writes a profile as plain text, for forms of portals. */
export const createText = (profile: Profile): string =>
  [
    [profile.name, profile.label, ...profile.contact]
      .filter(Boolean)
      .join("\n"),
    profile.summary,
    ...profile.sections.map(({ title, rows }) =>
      [title.toUpperCase(), ...rows.map(writeRow)].join("\n\n"),
    ),
  ]
    .filter(Boolean)
    .join("\n\n\n")
    .concat("\n");
