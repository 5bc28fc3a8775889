import type { Emphasis, Strong, Text } from "mdast";
import type { VFile } from "vfile";
import { sourceOf } from "../nodes";
import { warn } from "../report";
import type { Place } from "../report";

/** Matches what should be bold. Markdown lets no emphasis end between a mark and a letter. */
const visibleBold = /(?<![\\*])\*\*(?=[^\s*])[^*]*[^\s*]\*\*(?!\*)/g;

/** Reports asterisks that are shown, where words should be bold. */
export function checkBold(node: Text, file: VFile, place: Place): void {
  if (!node.value.includes("**")) return;
  for (const [words] of sourceOf(node, file).matchAll(visibleBold)) {
    warn(
      file,
      `The asterisks are shown, and nothing is bold: ${words}.`,
      place,
      {
        note: "Bold ends between a mark and a letter only with a space between them, or as HTML: <strong>…</strong>. Asterisks that are text are \\*\\*.",
      },
    );
  }
}

/** Match emphasis within words and numbers, with a sign before and two behind it: "Kund*innen und Freund*innen", "2*3*4", "__init__.py". */
const withinWords = [
  /^\p{L}\*\p{L}[^]*\s[^]*\p{L}\*\p{L}/u,
  /^\p{N}\*[^*]+\*[\p{L}\p{N}]/u,
  /^\.__\w+__|^[^_]?__\w+__[.(][\w)]/,
];

/** Reports asterisks and underscores that are not shown, where they are parts of words. */
export function checkEmphasis(node: Emphasis | Strong, file: VFile): void {
  const words = sourceOf(node, file);
  const start = node.position?.start.offset ?? 0;
  const written = String(file.value).slice(
    Math.max(0, start - 1),
    start + words.length + 2,
  );
  if (!withinWords.some((pattern) => pattern.test(written))) return;
  const [mark = ""] = words;
  const marks = mark === "_" ? "underscores" : "asterisks";
  warn(file, `The ${marks} are not shown, but emphasis: ${words}.`, node, {
    note: `Write \\${mark} for one that is part of a word.`,
  });
}
