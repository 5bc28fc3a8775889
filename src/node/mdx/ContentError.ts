/** A fault in a content file that has a place. */
export class ContentError extends Error {
  constructor(
    message: string,
    readonly line?: number,
    readonly column?: number,
    readonly fix?: string,
  ) {
    super(message);
    this.name = "ContentError";
  }
}
