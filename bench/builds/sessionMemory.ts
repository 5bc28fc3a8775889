import { readdirSync, readFileSync } from "node:fs";

/**
 * The memory (kB) that all processes of a session need together: builds start
 * workers, and workers' workers. What processes share, such as Node's own
 * program or a mapped file, is divided among them (PSS), so it counts once.
 */
export function sessionMemory(session: number): number {
  return sessionProcesses(session).reduce(
    (sum, pid) => sum + proportionalMemory(pid),
    0,
  );
}

/** True where /proc tells about processes, which is Linux alone. */
export function canReadProcesses(): boolean {
  return proportionalMemory(process.pid) > 0;
}

function sessionProcesses(session: number): number[] {
  return readdirSync("/proc")
    .map(Number)
    .filter((pid) => Number.isInteger(pid) && sessionOf(pid) === session);
}

function sessionOf(pid: number): number | undefined {
  const stat = read(`/proc/${pid}/stat`);
  // The program's name stands in brackets and may itself hold spaces. Behind
  // it follow state, parent, process group and session.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return fields[3] === undefined ? undefined : Number(fields[3]);
}

function proportionalMemory(pid: number): number {
  const [, kilobytes] =
    /^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`)) ?? [];
  return Number(kilobytes ?? 0);
}

/** A process may end between being listed and being read. */
function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
