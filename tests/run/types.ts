/** How many tests of a step did what. */
export type Counts = {
  passed: number;
  failed: number;
  skipped: number;
  /** How many of the passed ones needed a second try. */
  secondTry?: number;
};

export type Step = {
  name: string;
  /** Program and arguments. */
  command: string[];
  /** Where it runs. Default: the project's folder. */
  cwd?: string;
  env?: Record<string, string>;
  /** Reads the counts of a step that has run; a check without counts is one test. */
  count?: () => Counts;
};

/** What became of a step. */
export type Result = Counts & { ok: boolean };
