/** Prints what a run of tests does, and ends, where that is asked for. */
export function answerHelp(usage: string): void {
  if (!process.argv.some((word) => word === "--help" || word === "-h")) return;
  console.log(usage);
  process.exit(0);
}
