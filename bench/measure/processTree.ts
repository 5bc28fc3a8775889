import { readdirSync, readFileSync } from "node:fs";

/**
 * The resident memory (kB) of every process in a session, summed. Builds start
 * workers, and workers' workers; what a machine needs is all of them together.
 * Pages that processes share are counted once for each.
 */
export function sessionMemory(session: number): number {
  return sessionProcesses(session).reduce(
    (sum, pid) => sum + residentMemory(pid),
    0,
  );
}

/** True where /proc tells about processes, which is Linux alone. */
export function canReadProcesses(): boolean {
  return residentMemory(process.pid) > 0;
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

function residentMemory(pid: number): number {
  return Number(/^VmRSS:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0);
}

/** A process may end between being listed and being read. */
function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
