import os from "node:os";

/** The machine that figures come from; without it they mean little. */
export function describeMachine(): string {
  const cpus = os.cpus();
  const memory = Math.round(os.totalmem() / 1e9);
  const model = cpus[0]?.model.trim() || "unknown processor";
  return `${cpus.length} × ${model}, ${memory} GB, ${os.type()}, Node ${process.versions.node}`;
}
