import os from "node:os";

/** Describes the machine, and how busy it is; without that, figures mean little. */
export function describeMachine(): string {
  const cpus = os.cpus();
  const memory = Math.round(os.totalmem() / 1e9);
  const model = cpus[0]?.model.trim() || "unknown processor";
  const load = os.loadavg()[0]?.toFixed(1);
  return `${cpus.length} × ${model}, ${memory} GB, ${os.type()}, Node ${process.versions.node}, load ${load} at the start`;
}

/** Returns the median of figures; of an even number of them, the lower one. */
export function medianOf(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

/** Renders a Markdown table, its columns padded so that it reads in a terminal too. */
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
