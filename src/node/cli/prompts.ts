import { isCancel, multiselect, select, text } from "@clack/prompts";
import { UsageError } from "./runCommand";

/** Whether there is somebody to ask. */
export const isTerminal = (): boolean =>
  process.stdin.isTTY && process.stdout.isTTY;

/** Escape and Ctrl+C leave a prompt before anything is written. */
function answer<T>(value: T): Exclude<T, symbol> {
  if (isCancel(value)) throw new UsageError("Nothing was written.");
  return value as Exclude<T, symbol>;
}

export const askText = async (
  message: string,
  initialValue = "",
): Promise<string> => {
  const validate = (value = "") => (value.trim() ? undefined : "Required");
  return answer(await text({ message, initialValue, validate })).trim();
};

export const askOne = async (
  message: string,
  values: readonly string[],
): Promise<string> => {
  const options = values.map((value) => ({ value }));
  return answer(await select({ message, options, maxItems: 12 }));
};

export const askSome = async (
  message: string,
  values: readonly string[],
  initialValues: string[] = [],
): Promise<string[]> => {
  const options = values.map((value) => ({ value }));
  const required = initialValues.length > 0;
  return answer(
    await multiselect({ message, options, initialValues, required }),
  );
};
