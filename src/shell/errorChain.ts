/**
 * Lists an error's message and those of its causes, outermost first.
 * @example errorChain(new Error("A", { cause: new Error("B") })) -> ["A", "B"]
 */
export function errorChain(error: Error): string[] {
  const seen = new Set<unknown>();
  const messages: string[] = [];
  let current: unknown = error;
  while (current !== undefined && current !== null && !seen.has(current)) {
    seen.add(current);
    messages.push(messageOf(current));
    current = current instanceof Error ? current.cause : undefined;
  }
  return messages;
}

function messageOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  return thrown.message || thrown.name;
}
