/** @jest-environment node */
import { EventEmitter } from "node:events";
import { forkScript } from "./forkScript";
import { runTask } from "./runTask";

class Process extends EventEmitter {
  send = jest.fn();
  disconnect = jest.fn();
}
jest.mock("./forkScript", () => ({ forkScript: jest.fn() }));

/** Runs a task in a process that does as it is told here. */
function run() {
  const child = new Process();
  jest.mocked(forkScript).mockReturnValue(child as never);
  const script = { script: "a.ts", heapFlags: ["--flag"], does: "does things" };
  return { child, result: runTask("/site", script, { task: 1 }) };
}

test("gives a process its task, and ends with it", async () => {
  const { child, result } = run();
  expect(forkScript).toHaveBeenCalledWith("/site", "a.ts", {
    heapFlags: ["--flag"],
  });
  expect(child.send).toHaveBeenCalledWith({ task: 1 });
  expect(child.disconnect).not.toHaveBeenCalled();
  child.emit("message", { result: 3 });
  await expect(result).resolves.toBe(3);
  expect(child.disconnect).toHaveBeenCalledTimes(1);
});

test("hands on what went wrong there", async () => {
  const { child, result } = run();
  child.emit("message", { error: new Error("No room.") });
  await expect(result).rejects.toThrow("No room.");
});

test("says which process ended before it had done its task", async () => {
  const { child, result } = run();
  child.emit("exit", 134);
  await expect(result).rejects.toThrow(
    "The process that does things ended (exit code 134).",
  );
});
