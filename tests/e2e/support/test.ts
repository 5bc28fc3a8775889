import { test as base, type BrowserContext } from "@playwright/test";
import { siteConfig } from "../../../src/config/resolved";
import { noHints } from "../../../src/theme/state/preferredLanguage";
import { storageKeys } from "../../../src/theme/state/storageKeys";

type Guard = {
  /**
   * Problems that a test means to cause; all others fail it. One pattern only:
   * Playwright takes `[one, other]` for a value and its options.
   */
  expectedProblems: RegExp[];
  /** True shows the hint at another language, as to a new reader; else it was dismissed before. */
  hasLanguageHint: boolean;
  withoutHint: undefined;
  /** True puts the site's own fonts in the place of the provider's, which is out of reach; they make each page slow to load. */
  hasOwnFonts: boolean;
  withoutOwnFonts: undefined;
  problems: string[];
};

const { fonts } = siteConfig;
const fontOrigin = typeof fonts === "string" ? null : fonts.preconnect;

/** The font provider is out of reach (playwright.config.ts): tests need no network. */
const isFont = (url: string) =>
  fontOrigin !== null && url.startsWith(fontOrigin);

function collectProblems(context: BrowserContext, origin: string): string[] {
  const problems: string[] = [];
  context.on("console", (message) => {
    if (message.type() !== "error" && message.type() !== "warning") return;
    const { url } = message.location();
    // What the content security policy blocks is reported, fonts included.
    const isBlocked = message.text().includes("Content Security Policy");
    if (isFont(url) && !isBlocked) return;
    // How soon a preload is used hangs on the machine.
    if (message.text().includes("was preloaded using link preload")) return;
    problems.push(`console.${message.type()}: ${message.text()} (${url})`);
  });
  context.on("weberror", (error) => {
    problems.push(`uncaught: ${error.error().stack ?? error.error().message}`);
  });
  context.on("requestfailed", (request) => {
    if (isFont(request.url())) return;
    const reason = request.failure()?.errorText ?? "";
    // Leaving a page cuts off what it was still prefetching.
    if (reason === "net::ERR_ABORTED") return;
    problems.push(`request failed: ${request.url()} ${reason}`);
  });
  context.on("request", (request) => {
    const isForeign = !request.url().startsWith(origin);
    if (
      isForeign &&
      !isFont(request.url()) &&
      !request.url().startsWith("data:")
    ) {
      problems.push(`asked another host: ${request.url()}`);
    }
  });
  return problems;
}

/** Playwright's test, failing on any noise of the page that the test did not expect. */
export const test = base.extend<Guard>({
  expectedProblems: [[], { option: true }],
  hasLanguageHint: [false, { option: true }],
  hasOwnFonts: [false, { option: true }],
  withoutOwnFonts: [
    async ({ context, hasOwnFonts }, use) => {
      if (!hasOwnFonts) {
        await context.addInitScript(() => {
          const isSheet = (node: Node | string) =>
            node instanceof HTMLLinkElement &&
            node.href.endsWith("/fonts/fonts.css");
          HTMLHeadElement.prototype.append = function (...nodes) {
            const others = nodes.filter((node) => !isSheet(node));
            Element.prototype.append.apply(this, others);
          };
        });
      }
      await use(undefined);
    },
    { auto: true },
  ],
  withoutHint: [
    async ({ context, hasLanguageHint }, use) => {
      if (!hasLanguageHint) {
        await context.addInitScript(
          ([key, value]) => {
            try {
              localStorage.setItem(key, value);
            } catch {
              // A document without storage, such as a frame from elsewhere.
            }
          },
          [storageKeys.language, noHints] as const,
        );
      }
      await use(undefined);
    },
    { auto: true },
  ],
  problems: [
    async ({ context, baseURL, expectedProblems }, use) => {
      const problems = collectProblems(context, baseURL ?? "");
      await use(problems);
      const unexpected = problems.filter(
        (problem) => !expectedProblems.some((one) => one.test(problem)),
      );
      if (unexpected.length > 0) {
        throw new Error(`The page complained:\n${unexpected.join("\n")}`);
      }
    },
    { auto: true },
  ],
});

export { expect } from "@playwright/test";
