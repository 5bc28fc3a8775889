import ts from "typescript";

const spoken = new Set([
  "alt",
  "aria-description",
  "aria-label",
  "aria-placeholder",
  "aria-roledescription",
  "aria-valuetext",
  "label",
  "placeholder",
  "title",
]);

const hasWords = (text: string) => /\p{L}/u.test(text);

/** The words that an expression may yield by itself: not those it hands to a function. */
function wordsIn(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node)) {
    const tails = node.templateSpans.map(({ literal }) => literal.text);
    return [[node.head.text, ...tails].join("")];
  }
  if (ts.isConditionalExpression(node)) {
    return [...wordsIn(node.whenTrue), ...wordsIn(node.whenFalse)];
  }
  if (ts.isBinaryExpression(node)) {
    const { kind } = node.operatorToken;
    const isGuard = kind === ts.SyntaxKind.AmpersandAmpersandToken;
    return [...(isGuard ? [] : wordsIn(node.left)), ...wordsIn(node.right)];
  }
  if (ts.isParenthesizedExpression(node)) return wordsIn(node.expression);
  if (ts.isJsxExpression(node)) {
    return node.expression ? wordsIn(node.expression) : [];
  }
  return [];
}

function wordsOf(node: ts.Node): string[] {
  if (ts.isJsxText(node)) return [node.text.trim()];
  if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) {
    return wordsIn(node);
  }
  if (ts.isJsxAttribute(node) && spoken.has(node.name.getText())) {
    return node.initializer ? wordsIn(node.initializer) : [];
  }
  return [];
}

/** Words that a component shows or says without asking a catalogue. */
export function visibleLiterals(text: string): string[] {
  const source = ts.createSourceFile(
    "a.tsx",
    text,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    found.push(...wordsOf(node).filter(hasWords));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
