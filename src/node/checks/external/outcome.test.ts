/** @jest-environment node */
import { outcomeOfError } from "./outcome";

const failure = (code: string) =>
  Object.assign(new TypeError("fetch failed"), { cause: { code } });

test.each([
  ["ENOTFOUND", "dead", "There is no such host"],
  [
    "CERT_HAS_EXPIRED",
    "dead",
    "Its certificate is not valid (CERT_HAS_EXPIRED)",
  ],
  [
    "ERR_TLS_CERT_ALTNAME_INVALID",
    "dead",
    "Its certificate is not valid (ERR_TLS_CERT_ALTNAME_INVALID)",
  ],
  ["ECONNREFUSED", "unknown", "No answer: ECONNREFUSED"],
  ["EAI_AGAIN", "unknown", "No answer: EAI_AGAIN"],
  ["ECONNRESET", "unknown", "No answer: ECONNRESET"],
])("%s: %s", (code, state, detail) => {
  expect(outcomeOfError(failure(code))).toEqual({ state, detail });
});

test("other faults are told in their own words", () => {
  expect(outcomeOfError(new TypeError("bad header"))).toEqual({
    state: "unknown",
    detail: "No answer: bad header",
  });
});
