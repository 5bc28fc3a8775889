import v8 from "node:v8";
import vm from "node:vm";

/**
 * Gives memory back between the big steps of a build. V8 would rather grow the
 * heap than collect what a finished step left behind, while the next step
 * starts processes of its own. What is kept is left where it is: to close its
 * ranks, V8 has all of it twice for a moment, which was the build's peak.
 */
export function collectGarbage(): void {
  v8.setFlagsFromString("--expose-gc");
  const collect = vm.runInNewContext("gc") as () => void;
  collect();
}
