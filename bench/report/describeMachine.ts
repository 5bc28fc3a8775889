import os from "node:os";

/**
 * The machine that figures come from, and how busy it is right now; without
 * that they mean little.
 */
export function describeMachine(): string {
  const cpus = os.cpus();
  const memory = Math.round(os.totalmem() / 1e9);
  const model = cpus[0]?.model.trim() || "unknown processor";
  const load = os.loadavg()[0]?.toFixed(1);
  return `${cpus.length} × ${model}, ${memory} GB, ${os.type()}, Node ${process.versions.node}, load ${load} at the start`;
}
