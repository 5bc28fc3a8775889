import type { Root } from "mdast";
import { unified } from "unified";
import { isError } from "../diagnostics/diagnostic";
import { compileMarkdown } from "../markdown/compile";
import type { CompileOptions } from "../markdown/compile";
import { remarkJsx } from "./remarkJsx";
import { remarkNotation } from "./remarkNotation";
import type { Resolved } from "./remarkNotation";
import { writeCode } from "./tags";
import { parseText, printText } from "./text";
import type { Format } from "./text";

export type TranslateOptions = {
  /** Finds where an address of the old site leads now. */
  resolve: (address: string, isFile: boolean) => Resolved;
  report: (line: number | undefined, reason: string) => void;
  compile: Omit<CompileOptions, "format">;
};

/** Translates a text of another site into plain Markdown that this site builds. */
export async function translateText(
  body: string,
  format: Format,
  options: TranslateOptions,
): Promise<string> {
  let tree: Root;
  try {
    tree = parseText(body, format);
  } catch (error) {
    const { line, reason } = error as { line?: number; reason?: string };
    options.report(
      line,
      `This is no MDX, and is read as Markdown: ${reason ?? String(error)}`,
    );
    tree = parseText(body, "md");
  }
  unified().use(remarkJsx, options).use(remarkNotation, options).runSync(tree);
  return secureText(printText(tree), options);
}

/** Compiles a text as a build does, and keeps a block that has an error as code, so that an import never breaks the site. */
async function secureText(
  body: string,
  { compile, report }: TranslateOptions,
): Promise<string> {
  const { diagnostics } = await compileMarkdown(body, {
    ...compile,
    format: "md",
  });
  const errors = diagnostics.filter(isError);
  if (errors.length === 0) return body;
  const lines = body.split("\n");
  for (const node of parseText(body, "md").children.reverse()) {
    const [start = 0, end = 0] = [
      node.position?.start.line,
      node.position?.end.line,
    ];
    const error = errors.find(({ line = 0 }) => line >= start && line <= end);
    if (!error) continue;
    const source = lines.slice(start - 1, end).join("\n");
    const isFormula = error.reason.includes("formula") && node.type !== "code";
    report(
      undefined,
      `${error.reason} ${isFormula ? "Its dollars are text." : "The block is kept as code."}`,
    );
    const code =
      node.type === "code" ? writeCode(node.value) : writeCode(source, "md");
    lines.splice(
      start - 1,
      end - start + 1,
      isFormula ? source.replace(/(?<!\\)\$/g, "\\$") : code,
    );
  }
  return lines.join("\n");
}
