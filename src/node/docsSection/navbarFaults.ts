import { nearest } from "../../lib/nearest";
import type { ContentProblem } from "../content/problem";
import type { DocsVersion } from "./collectionsOf";
import { adviceOnId } from "./adviceOnId";
import type { DocsItem } from "./namedDocs";
import type { PlannedVersion } from "./planDocs";
import { firstLink } from "./sidebar";

/** What is wrong with an item of the bar, and where in it. */
export type NavbarFault = Pick<
  ContentProblem,
  "message" | "value" | "allowed" | "fix"
> & { at: string };

/** A version with what each locale has of it. */
export type InLocales = { version: DocsVersion; planned: PlannedVersion[] };

type Item<Type> = Extract<DocsItem, { type: Type }>;

const namesOf = (versions: readonly InLocales[]) =>
  listOf(versions.map(({ version }) => version.name));

const listOf = (names: readonly string[]) =>
  names.map((name) => `"${name}"`).join(", ");

const inVersions = (versions: readonly InLocales[]) =>
  `${versions.length === 1 ? "version" : "versions"} ${namesOf(versions)}`;

const unique = (names: readonly string[]) => [...new Set(names)];

/** Readers who have picked no version get the last one, so that must have what all pages link to. */
const isInLast = (versions: readonly InLocales[]) =>
  versions.some(({ version }) => version.isLast);

const lastOf = (versions: readonly InLocales[]) =>
  versions.find(({ version }) => version.isLast)?.version.name ?? "";

const meantOf = (written: string, names: readonly string[]) => {
  const meant = nearest(written, names);
  return meant ? `Did you mean "${meant}"?` : undefined;
};

/** Drafts hide the item, without a word: who writes them knows. */
const isDraftIn = ({ planned }: InLocales, id: string) =>
  planned.some(({ draftIds }) => draftIds.includes(id));

export function faultyDoc(
  { docId }: Item<"doc">,
  versions: readonly InLocales[],
): NavbarFault[] {
  const having = versions.filter(
    (one) =>
      isDraftIn(one, docId) ||
      one.planned.some(({ docs }) => docs.some((doc) => doc.docId === docId)),
  );
  if (isInLast(having)) return [];
  const ids = unique(
    versions.flatMap(({ planned }) =>
      planned.flatMap(({ docs }) => docs.map((doc) => doc.docId)),
    ),
  );
  return [missing("doc", "docId", docId, versions, having, ids)];
}

export function faultySidebar(
  { sidebarId }: Item<"docSidebar">,
  versions: readonly InLocales[],
): NavbarFault[] {
  const sidebarsOf = ({ planned }: InLocales) =>
    planned.flatMap(({ sidebars }) => sidebars);
  const own = (one: InLocales) =>
    sidebarsOf(one).filter(({ id }) => id === sidebarId);
  const having = versions.filter((one) => own(one).length > 0);
  if (!isInLast(having)) {
    const ids = unique(versions.flatMap(sidebarsOf).map(({ id }) => id));
    return [missing("sidebar", "sidebarId", sidebarId, versions, having, ids)];
  }
  const empty = having.filter((one) =>
    own(one).every(({ items }) => firstLink(items) === undefined),
  );
  if (empty.length === 0) return [];
  return [
    {
      at: "sidebarId",
      message: `The sidebar "${sidebarId}" has nothing to link to in ${inVersions(empty)}.`,
      value: sidebarId,
      allowed: "a sidebar with a page or a link that is listed",
      fix: "Put a page into the sidebar, or remove the item.",
    },
  ];
}

function missing(
  noun: "doc" | "sidebar",
  at: string,
  id: string,
  versions: readonly InLocales[],
  having: readonly InLocales[],
  ids: readonly string[],
): NavbarFault {
  const last = lastOf(versions);
  if (having.length > 0) {
    return {
      at,
      message: `The ${noun} "${id}" is only in ${inVersions(having)}, and readers get "${last}" by default.`,
      value: id,
      allowed: `a ${noun} of version "${last}"`,
      fix: `Add it to version "${last}", or remove the item until a version that has it is the last one.`,
    };
  }
  const { allowed, meant } = adviceOnId(id, ids);
  return {
    at,
    message: `There is no ${noun} "${id}" in ${inVersions(versions)}.`,
    value: id,
    allowed,
    fix: meant ?? `Choose one of the ${noun}s that there are.`,
  };
}

export function faultyVersions(
  { versions: shown }: Item<"docsVersionDropdown">,
  versions: readonly InLocales[],
): NavbarFault[] {
  if (shown === undefined) return [];
  const known = versions.map(({ version }) => version.name);
  const isList = Array.isArray(shown);
  const names = isList ? shown : Object.keys(shown);
  return names.flatMap((name, at): NavbarFault[] => {
    const place = isList ? `versions[${at}]` : `versions.${name}`;
    if (!known.includes(name)) {
      return [
        {
          at: place,
          message: `There is no version "${name}" of these docs.`,
          value: name,
          allowed: listOf(known),
          fix: meantOf(name, known) ?? "Choose one of the versions, or cut it.",
        },
      ];
    }
    if (names.indexOf(name) === at) return [];
    return [
      {
        at: place,
        message: `The version "${name}" is there twice.`,
        value: name,
        fix: "Leave one of the two.",
      },
    ];
  });
}
