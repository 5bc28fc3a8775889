/** @jest-environment node */
import { spawn } from "node:child_process";
import { canReadProcesses, sessionMemory } from "./processTree";

const onLinux = canReadProcesses() ? test : test.skip;

onLinux("tells what a session's processes need together", async () => {
  const hold = `process.stdout.write("held " + held.length); setInterval(() => {}, 1000)`;
  const child = spawn(
    process.execPath,
    ["-e", `const held = Buffer.alloc(64e6, 1); ${hold}`],
    { detached: true, stdio: ["ignore", "pipe", "ignore"] },
  );
  await new Promise((resolve) => child.stdout.once("data", resolve));
  const kilobytes = sessionMemory(child.pid ?? 0);
  child.kill();
  expect(kilobytes).toBeGreaterThan(64_000);
  expect(kilobytes).toBeLessThan(200_000);
});

onLinux("tells nothing of a session that is over", () => {
  expect(sessionMemory(2 ** 31)).toBe(0);
});
