type Advice = {
  /** What would be right. */
  allowed?: string;
  /** What to do now. */
  fix?: string;
};

/** What a component throws where its author gave it what it can't use; the compiler adds file and line. */
export class ComponentError extends Error {
  constructor(
    message: string,
    readonly advice: Advice = {},
  ) {
    super(message);
    this.name = "ComponentError";
  }
}

/** The same for an attribute: it is wrong whatever stands inside the component. */
export class AttributeError extends ComponentError {}
