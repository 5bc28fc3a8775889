import type { ParseError, StrictFunction } from "katex";
import type { MdxFault } from "../compileMdx";

export type Formula = {
  tex: string;
  /** A block of its own, not among words. */
  isBlock: boolean;
  /** As MathML alone, which needs no sheet. Default: MathML for ears, HTML for eyes. */
  isBare?: boolean;
  /** Line in the file that the TeX begins in. */
  line?: number;
};

type Rendered = { html: string; faults: MdxFault[] };

const support = "katex.org/docs/supported names everything that KaTeX knows.";
const money = "If the dollars are money, write \\$.";

/** As much of the TeX as a message can show. */
const shown = (tex: string) => {
  const folded = tex.replace(/\s+/g, " ").trim();
  return folded.length > 60 ? `${folded.slice(0, 59)}…` : folded;
};

const adviceFor = (code: string) =>
  code === "unicodeTextInMathMode"
    ? "Put words into \\text{…}."
    : `Write it as LaTeX would have it; ${support}`;

/** Renders TeX to HTML; what is wrong with it is in `faults`, never thrown. */
export async function renderFormula(formula: Formula): Promise<Rendered> {
  const { tex, isBlock, isBare = false, line } = formula;
  // Most texts have no formula, and KaTeX takes a while to load.
  const { renderToString } = await import("katex");
  const faults = new Map<string, MdxFault>();
  const fault = (message: string, fix: string, position?: number) => {
    const before = tex.slice(0, position ?? 0).split("\n").length - 1;
    faults.set(message, {
      severity: "warning",
      line: line === undefined ? undefined : line + before,
      message,
      fix,
    });
  };
  const strict: StrictFunction = (code, message, token) => {
    // It says so of `\\` at a line's end, which is right in most environments.
    if (code === "newLineInDisplayMode") return "ignore";
    const said = `In the formula "${shown(tex)}": ${message}.`;
    fault(said, adviceFor(code), token?.loc?.start);
    return "ignore";
  };
  try {
    const html = renderToString(tex, {
      displayMode: isBlock,
      output: isBare ? "mathml" : "htmlAndMathml",
      strict,
      // Addresses, classes and pictures: Markdown has them, and checks them.
      trust: ({ command }) => {
        fault(
          `In the formula "${shown(tex)}": ${command} is left out.`,
          "Use Markdown for links and pictures.",
        );
        return false;
      },
      maxSize: 40,
    });
    return { html, faults: [...faults.values()] };
  } catch (error) {
    if (!isParseError(error)) throw error;
    const { rawMessage, position } = error;
    fault(
      `The formula "${shown(tex)}" can't be read: ${rawMessage}.`,
      isBlock ? support : `${money} ${support}`,
      position,
    );
    return {
      html: "",
      faults: [...faults.values()].map((one) => ({
        ...one,
        severity: "error",
      })),
    };
  }
}

const isParseError = (error: unknown): error is ParseError =>
  error instanceof Error && "rawMessage" in error;
