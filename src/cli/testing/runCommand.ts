import type { Command } from "../command";

/** Runs a command, and collects what it prints. */
export async function runCommand(command: Command, ...args: string[]) {
  const log = jest.spyOn(console, "log").mockImplementation();
  const error = jest.spyOn(console, "error").mockImplementation();
  const code = await command(args);
  const [out, complaints] = [log, error].map(({ mock }) =>
    mock.calls.flat().join("\n"),
  );
  log.mockRestore();
  error.mockClear();
  return { code, out: out ?? "", error: complaints ?? "" };
}
