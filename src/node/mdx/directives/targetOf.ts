import { nearest } from "../../../lib/nearest";
import { kinds } from "../../../parts/admonition/kinds";
import { authorParts } from "../../../parts/registry";

/** What a directive becomes: a part, and attributes of it that the name decides. */
export type Target = {
  part: string;
  attributes?: Readonly<Record<string, string>>;
};

/** @example kebab("FileTree") -> "file-tree" */
const kebab = (name: string) =>
  name.replace(/(?<=[a-z\d])(?=[A-Z])/g, "-").toLowerCase();

/** Names that are no part's own. */
const given: Readonly<Record<string, Target>> = Object.fromEntries(
  Object.keys(kinds).map((kind) => [
    kind,
    { part: "Admonition", attributes: { kind } },
  ]),
);

/**
 * A directive that is named like a part is that part, whether its words are
 * written together or with hyphens: `:::filetree` and `:::file-tree` are both
 * <FileTree>. Its attributes are the part's, its label is the part's `title`.
 */
const targets = new Map<string, Target>([
  ...Object.keys(authorParts).flatMap((part): [string, Target][] => [
    [part.toLowerCase(), { part }],
    [kebab(part), { part }],
  ]),
  ...Object.entries(given),
]);

export const targetOf = (name: string): Target | undefined =>
  targets.get(name.toLowerCase());

/** All names that a directive may have, each once. */
export const directiveNames = [
  ...new Set([...Object.keys(given), ...Object.keys(authorParts).map(kebab)]),
];

/** The name that was probably meant. */
export const nearestTarget = (name: string) =>
  nearest(name.toLowerCase(), [...targets.keys()]);
