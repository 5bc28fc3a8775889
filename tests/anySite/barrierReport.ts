import type {
  FullConfig,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
} from "@playwright/test/reporter";

/** Shows how far "npm run check:access" is, and at the end what axe found, by rule. */
class BarrierReport implements Reporter {
  private total = 0;
  private done = 0;
  private readonly placesByRule = new Map<string, string[]>();

  onBegin(_: FullConfig, suite: Suite): void {
    this.total = suite.allTests().length;
  }

  onTestEnd({ annotations, title }: TestCase, { error }: TestResult): void {
    this.done += 1;
    process.stdout.write(`\r${this.done} of ${this.total} pages`);
    const barriers = annotations
      .filter(({ type }) => type === "barrier")
      .map(({ description = "" }) => description);
    if (barriers.length === 0 && error) barriers.push(String(error.message));
    for (const barrier of barriers) {
      const [, where = "", rule = barrier, rest = ""] =
        /^(.*? px): (.*? \| .*?) \| (.*)$/s.exec(barrier) ?? [];
      const page = title.replace(" has no barrier", "");
      const places = this.placesByRule.get(rule) ?? [];
      this.placesByRule.set(rule, [
        ...places,
        `${page} (${where}) ${rest.replace(/\s+/g, " ")}`,
      ]);
    }
  }

  /** Without this, nobody learns that a server or a config did not start. */
  onError({ message }: TestError): void {
    process.stderr.write(`${message ?? ""}\n`);
  }

  /** The server says itself why it did not start. */
  onStdErr(text: string | Buffer): void {
    process.stderr.write(text);
  }

  onEnd(): void {
    if (this.done === 0) return;
    console.log();
    for (const [rule, places] of this.placesByRule) {
      console.log(`\n${rule}: ${places.length}\n  ${places.join("\n  ")}`);
    }
    console.log(`\n${this.done} pages, ${this.placesByRule.size} rules broken`);
  }
}

module.exports = BarrierReport;
