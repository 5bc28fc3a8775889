import { withBaseUrl } from "../../../src/config/resolved";
import { readOutput } from "./outputFolder";

type Headers = ReadonlyMap<string, string>;
type Page = { document: Document };

/** The headers that hosts send with every answer, those of the owner among them; all in lower case. */
export function readHeaders(): Map<string, string> {
  const blocks = readOutput("_headers").split("\n\n");
  const [, ...lines] = blocks
    .map((block) => block.trim().split("\n"))
    .find(([address]) => address === withBaseUrl("/*")) ?? [""];
  return new Map(
    lines.map((line) => {
      const [name = "", ...value] = line.trim().toLowerCase().split(":");
      return [name, value.join(":").trim()];
    }),
  );
}

/**
 * What the Observatory asks of a header, by the finding that it has otherwise.
 * A header that is not sent is empty.
 */
const headerChecks: [finding: string, header: string, isRight: RegExp][] = [
  ["cookies, which no page needs", "set-cookie", /^$/],
  [
    "other sites may read pages as the reader who is signed in",
    "access-control-allow-credentials",
    /^(?:false)?$/,
  ],
  [
    "other sites learn which page a reader comes from",
    "referrer-policy",
    /^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/,
  ],
  [
    "browsers do not insist on https for half a year",
    "strict-transport-security",
    /^max-age=(?:1[6-9]|[2-9]\d|\d{3,})\d{6}\b/,
  ],
  ["browsers may guess types of files", "x-content-type-options", /^nosniff$/],
  [
    "other sites may show pages in frames",
    "content-security-policy",
    /\bframe-ancestors [^*;]+/,
  ],
  [
    "a policy for embedding that no browser knows",
    "cross-origin-resource-policy",
    /^(?:same-site|same-origin|cross-origin)?$/,
  ],
];

/** A content security policy: directives, each with its sources. */
type Policy = Map<string, string[]>;

const anyHost = /^(?:\*|ftp:|https?:(?:\/\/\*(?:\.\*)?)?)$/;

/** Sources that a policy must not allow: in one directive, or in any. */
const sourceChecks: [finding: string, directive: string, isWrong: RegExp][] = [
  ["inline scripts of any kind", "script-src", /^(?:'unsafe-inline'|data:)$/],
  ["scripts of any host", "script-src", anyHost],
  ["plug-ins of any host", "object-src", anyHost],
  ["eval()", "script-src", /^'unsafe-eval'$/],
  ["addresses without https", "", /^(?:http|ftp):/],
];

/** Reads the policy in a page. Throws if there is none, or if one directive is there twice. */
function readPolicy({ document }: Page): Policy {
  const meta = document.querySelector<HTMLMetaElement>(
    'meta[http-equiv="Content-Security-Policy"]',
  );
  const directives = (meta?.content ?? "")
    .split(";")
    .map((directive) => directive.trim().split(/\s+/));
  const policy = new Map(
    directives.map(([name = "", ...sources]) => [name, sources]),
  );
  if (!meta || policy.size < directives.length) {
    throw new Error("no content security policy that browsers can read");
  }
  return policy;
}

/** The sources of a directive; all hosts where the policy says nothing. */
const sourcesOf = (policy: Policy, directive: string): string[] =>
  directive
    ? (policy.get(directive) ?? policy.get("default-src") ?? ["*"])
    : [...policy.values()].flat();

/**
 * What Mozilla's Observatory finds in the headers
 * (https://github.com/mdn/mdn-http-observatory, src/analyzer/tests). Whether
 * http leads to https is for the host to say.
 */
export const findInHeaders = (headers: Headers): string[] =>
  headerChecks
    .filter(([, name, isRight]) => !isRight.test(headers.get(name) ?? ""))
    .map(([finding]) => finding);

/** What it finds in a page: its content security policy and scripts of other hosts. */
export function findInPage(page: Page): string[] {
  const policy = readPolicy(page);
  const scripts = page.document.querySelectorAll(
    "script:is([src^='http'], [src^='//']):not([integrity])",
  );
  return [
    ...sourceChecks
      .filter(([, directive, isWrong]) =>
        sourcesOf(policy, directive).some((source) => isWrong.test(source)),
      )
      .map(([allowed]) => `its content security policy allows ${allowed}`),
    ...[...scripts].map(({ outerHTML }) => `no integrity: ${outerHTML}`),
  ];
}
