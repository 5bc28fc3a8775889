/** What an address answers. */
export type Outcome = {
  /**
   * `dead` is what readers can't open; `unknown` is what only a browser, a
   * login or another hour can tell.
   */
  state: "alive" | "moved" | "dead" | "unknown";
  detail: string;
};

const gone = new Set([404, 410]);

/** Faults of a host's certificate: browsers show a warning in the page's place. */
const badCertificate =
  /^(?:CERT_|ERR_TLS_CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_VERIFY_)/;

/** Why an answer that is no page need not mean that there is none. */
const excuses: Readonly<Record<number, string>> = {
  401: "it wants a login",
  403: "it turns programs away",
  429: "it wants fewer questions",
  999: "it turns programs away",
};

/** Judges the last answer on the way from an address. */
export function outcomeOf(
  { status, statusText }: { status: number; statusText: string },
  moved: string | undefined,
): Outcome {
  const answer = `${status} ${statusText}`.trim();
  if (status < 400) {
    return moved === undefined
      ? { state: "alive", detail: answer }
      : { state: "moved", detail: `Moved for good to ${moved}` };
  }
  if (gone.has(status)) return { state: "dead", detail: answer };
  const excuse = excuses[status] ?? (status >= 500 ? "it has trouble" : "");
  return { state: "unknown", detail: excuse ? `${answer}: ${excuse}` : answer };
}

/** Judges why there was no answer. */
export function outcomeOfError(error: unknown): Outcome {
  const { name, message, cause } = error as Error & {
    cause?: { code?: string };
  };
  if (name === "TimeoutError") {
    return { state: "unknown", detail: "No answer in time" };
  }
  const code = cause?.code ?? "";
  if (code === "ENOTFOUND") {
    return { state: "dead", detail: "There is no such host" };
  }
  if (badCertificate.test(code)) {
    return { state: "dead", detail: `Its certificate is not valid (${code})` };
  }
  return { state: "unknown", detail: `No answer: ${code || message}` };
}
