import { Key } from "selenium-webdriver";

/** A browser with one tab, and what smoke tests do in it, whatever drives it. */
export type Browser = {
  goto(url: string): Promise<unknown>;
  /** Runs a function in the page; argument and result are what JSON can hold. */
  evaluate<Result, Argument>(
    run: (argument: Argument) => Result,
    argument?: Argument,
  ): Promise<Result>;
  /** Clicks the first element of a CSS selector, where a pointer would. */
  click(selector: string): Promise<unknown>;
  /** Presses a key, such as "ArrowDown" or "k". */
  press(key: string): Promise<unknown>;
  resize(width: number, height: number): Promise<unknown>;
  close(): Promise<unknown>;
};

/** An expression that returns JSON, for drivers that run text. */
export const asExpression = (run: unknown, argument: unknown): string =>
  `JSON.stringify((${String(run)})(${JSON.stringify(argument)}) ?? null)`;

/** A key as WebDriver encodes it: "ArrowDown" is its ARROW_DOWN. */
export function webDriverKey(name: string): string {
  const constant = name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, "_").toUpperCase();
  const keys = Key as unknown as Record<string, string>;
  return name.length === 1 ? name : (keys[constant] ?? name);
}
