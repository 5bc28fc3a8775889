import type { Emphasis, Text } from "mdast";
import type { VFile } from "vfile";
import { sourceOf } from "../nodes";
import { warn } from "../report";

/** Matches what should be bold. Markdown lets no emphasis end between a mark and a letter. */
const visibleBold = /(?<![\\*])\*\*(?=[^\s*])[^*]*[^\s*]\*\*(?!\*)/g;

/** Reports asterisks that are shown, where words should be bold. */
export function checkBold(node: Text, file: VFile): void {
  if (!node.value.includes("**")) return;
  for (const [words] of sourceOf(node, file).matchAll(visibleBold)) {
    warn(
      file,
      `The asterisks are shown, and nothing is bold: ${words}.`,
      node,
      {
        note: "Bold ends between a mark and a letter only with a space between them, or as HTML: <strong>…</strong>. Asterisks that are text are \\*\\*.",
      },
    );
  }
}

/** Matches emphasis from the middle of a word to that of another: "Kund*innen und Freund*innen". */
const acrossWords = /^\p{L}\*\p{L}[^]*\s[^]*\p{L}\*\p{L}$/u;

/** Reports asterisks that are not shown, where they are parts of words. */
export function checkEmphasis(node: Emphasis, file: VFile): void {
  const { start, end } = node.position ?? {};
  if (start?.offset === undefined || end?.offset === undefined) return;
  const source = String(file.value);
  const written = source.slice(start.offset - 1, end.offset + 1);
  if (!acrossWords.test(written)) return;
  const words = sourceOf(node, file);
  warn(file, `The asterisks are not shown, but emphasis: ${words}.`, node, {
    note: "Write \\* for one that is part of a word.",
  });
}
