import { rule, type RuleFault } from "./rule";

type Fields = Readonly<Record<string, unknown>>;
type Target = "to" | "href" | "html";

/** Asks for exactly one of the targets. */
export function exactlyOneTarget(targets: readonly Target[]) {
  return rule((item) => {
    const given = targets.filter((target) => item[target] !== undefined);
    if (given.length === 0) return [noTarget(targets)];
    return given.length > 1 ? [twoTargets(item, given)] : [];
  });
}

/** Asks for no more than one of `to` and `href`. */
export function atMostOneTarget() {
  return rule((item) => {
    const given = (["to", "href"] as const).filter(
      (target) => item[target] !== undefined,
    );
    return given.length > 1 ? [twoTargets(item, given)] : [];
  });
}

function noTarget(targets: readonly Target[]): RuleFault {
  return {
    path: [],
    given: undefined,
    wrong: "leads nowhere",
    allowed: `exactly one of ${targets.map((target) => `"${target}"`).join(", ")}`,
    fix: 'Add to: "/path" for a page of the site, or href: "https://…" for another.',
  };
}

function twoTargets(item: Fields, given: readonly Target[]): RuleFault {
  return {
    path: [],
    given: Object.fromEntries(given.map((target) => [target, item[target]])),
    wrong: `has ${given.map((target) => `"${target}"`).join(" and ")}`,
    allowed: "only one of them",
    fix: 'Keep "to" for a page of the site, or "href" for another.',
  };
}
