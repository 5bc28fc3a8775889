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

/** The middle one of some figures; the lower of two middle ones. */
export function medianOf(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

/** A Markdown table, its columns padded so that it reads in a terminal too. */
export function renderTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) =>
    Math.max(3, ...all.map((row) => (row[column] ?? "").length)),
  );
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => (cells[column] ?? "").padEnd(width)).join(" | ")} |`;
  return [
    line(head),
    line(widths.map((width) => "-".repeat(width))),
    ...rows.map(line),
  ].join("\n");
}
