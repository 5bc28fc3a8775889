/** @jest-environment node */
import { checksWithDefaults } from "../../config/checksWithDefaults";
import type { CheckName } from "../../config/types";
import type { Fault } from "./fault";
import { judge } from "./judge";
import { settleProblems } from "./settleProblems";

const fault = (check: CheckName): Fault => ({
  check,
  target: check,
  message: "",
  places: [],
  pages: [],
});
const faults = [fault("brokenLinks"), fault("brokenAnchors")];
const targets = (judged: ReturnType<typeof judge>) =>
  Object.fromEntries(
    Object.entries(judged).map(([severity, list]) => [
      severity,
      list.map(({ target }) => target),
    ]),
  );

test("faults are as severe as the config says", () => {
  const defaults = checksWithDefaults({});
  expect(targets(judge(faults, defaults, true))).toEqual({
    log: [],
    warn: ["brokenAnchors"],
    throw: ["brokenLinks"],
  });
  const own = checksWithDefaults({
    brokenLinks: "log",
    brokenAnchors: "ignore",
  });
  expect(targets(judge(faults, own, true))).toEqual({
    log: ["brokenLinks"],
    warn: [],
    throw: [],
  });
});

test("in develop they are warnings at most", () => {
  const judged = judge(faults, checksWithDefaults({}), false);
  expect(targets(judged)).toEqual({
    log: [],
    warn: ["brokenLinks", "brokenAnchors"],
    throw: [],
  });
});

test.each([
  ["ignore", []],
  ["log", ["info"]],
  ["warn", ["warning"]],
  ["throw", ["error"]],
] as const)("missing pictures of texts: %s", (missingImages, severities) => {
  const problem = { severity: "error", file: "a.mdx", message: "" } as const;
  const image = { ...problem, check: "missingImages" } as const;
  const settled = settleProblems(
    [image, problem],
    checksWithDefaults({ missingImages }),
  );
  expect(settled.map(({ severity }) => severity)).toEqual([
    ...severities,
    "error",
  ]);
});
