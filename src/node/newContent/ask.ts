import {
  cancel,
  confirm,
  isCancel,
  multiselect,
  select,
  text,
} from "@clack/prompts";
import { UsageError } from "../cli/UsageError";

/** Whether there is somebody to ask. */
export const canAsk = () => process.stdin.isTTY && process.stdout.isTTY;

/** An answer; Escape and Ctrl+C leave without having written anything. */
function answered<T>(value: T): Exclude<T, symbol> {
  if (!isCancel(value)) return value as Exclude<T, symbol>;
  cancel("Nothing was written.");
  throw new UsageError("");
}

export const askText = async (
  message: string,
  initialValue = "",
  faultOf: (value: string) => string | undefined = () => undefined,
) =>
  answered(
    await text({
      message,
      initialValue,
      validate: (value = "") => faultOf(value.trim()),
    }),
  ).trim();

export const askMany = async (
  message: string,
  values: readonly string[],
  initialValues: readonly string[] = [],
  required = false,
) =>
  answered(
    await multiselect<string>({
      message,
      options: values.map((value) => ({ value })),
      initialValues: [...initialValues],
      required,
      maxItems: 12,
    }),
  );

export const askOne = async <T extends string>(
  message: string,
  options: readonly { value: T; label?: string; hint?: string }[],
) =>
  answered(
    await select<string>({ message, options: [...options], maxItems: 12 }),
  ) as T;

export const askWhether = async (message: string, initialValue: boolean) =>
  answered(await confirm({ message, initialValue }));
