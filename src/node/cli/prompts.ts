import { isCancel, multiselect, select, text } from "@clack/prompts";
import { UsageError } from "./command";

/** Asks for what no flag says; where nobody can be asked, the proposal is the answer. */
export type Prompts = ReturnType<typeof createPrompts>;

export function createPrompts(isInteractive: boolean) {
  return {
    async askText(message: string, proposal = ""): Promise<string> {
      if (!isInteractive) return proposal;
      const validate = (value = "") => (value.trim() ? undefined : "Required");
      const answer = await text({ message, initialValue: proposal, validate });
      return readAnswer(answer).trim();
    },
    /** Picks the only value without asking. */
    async askOne(message: string, values: readonly string[]): Promise<string> {
      const [only = ""] = values;
      if (values.length < 2) return only;
      if (!isInteractive) return "";
      const options = values.map((value) => ({ value }));
      return readAnswer(await select({ message, options, maxItems: 12 }));
    },
    async askSome(
      message: string,
      values: readonly string[],
      proposal: string[] = [],
    ): Promise<string[]> {
      if (!isInteractive || values.length <= proposal.length) return proposal;
      const options = values.map((value) => ({ value }));
      const required = proposal.length > 0;
      const initialValues = proposal;
      return readAnswer(
        await multiselect({ message, options, initialValues, required }),
      );
    },
  };
}

/** Escape and Ctrl+C leave a prompt before anything is written. */
function readAnswer<T>(answer: T): Exclude<T, symbol> {
  if (isCancel(answer)) throw new UsageError("Nothing was written.");
  return answer as Exclude<T, symbol>;
}
