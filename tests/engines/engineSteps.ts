import { playwright, type Step } from "../run/steps";
import { engineNames } from "./engineNames";
import { adviceFor, findEngine } from "./engines";

/** The smoke tests over the tests' site, in the engines that are named, or in all. */
export function engineSteps(named: readonly string[] = []): Step[] {
  return engineNames
    .filter((name) => named.length === 0 || named.includes(name))
    .map((name) => ({
      ...playwright(`Smoke tests in ${name}`, name),
      skip: findEngine(name) ? undefined : adviceFor(name),
    }));
}
