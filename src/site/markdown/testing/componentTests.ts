import { htmlFaults } from "../../../../tests/htmlFaults";
import { marks } from "../../../components/ui";
import { compileText, toMarkup } from "./compileText";

const compile = async (text: string) => {
  const { compiled, faults } = await compileText(text);
  return { ...compiled, faults };
};

/** What a text becomes on its page; the interface's texts are their keys in brackets. */
export async function markupOf(text: string): Promise<string> {
  const { body, faults } = await compile(text);
  if (faults.length > 0) throw new Error(JSON.stringify(faults));
  return toMarkup(body)
    .replaceAll(marks.open, "[")
    .replaceAll(marks.close, "]")
    .replaceAll(marks.slot, " ")
    .replaceAll(' lang="[:lang]"', "");
}

/** What is wrong with the one component in a text. */
async function faultOf(text: string) {
  const { faults } = await compile(text);
  if (faults.length !== 1) throw new Error(JSON.stringify(faults));
  return faults[0];
}

/** The words that are searched and counted. */
export const wordsOf = async (text: string) => (await compile(text)).text;

type MarkupCase = [name: string, text: string, expected: string];

/** Tests what texts become, and that it is valid HTML. */
export const testMarkup = (cases: readonly MarkupCase[]): void =>
  test.each(cases)("%s", async (_, text, expected) => {
    const markup = await markupOf(text);
    expect(markup).toBe(expected);
    expect(htmlFaults(markup)).toEqual([]);
  });

type Fault = { message: string; expected?: string; note?: string };
type FaultCase = [name: string, text: string, expected: Fault];

/** Tests what authors are told of texts whose component has an error on line 1. */
export const testFaults = (cases: readonly FaultCase[]): void =>
  test.each(cases)("says what is wrong: %s", async (_, text, expected) => {
    const fault = { severity: "error", line: 1, ...expected };
    expect(await faultOf(text)).toEqual(fault);
  });
