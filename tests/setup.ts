import { runInThisContext } from "node:vm";
import "@testing-library/jest-dom";
import type * as resolved from "../src/config/resolved";
import type * as messages from "../src/site/messages/fillMessages";

/** What webpack writes into the site's code; loading it takes longer than most tests, and few read it. */
Object.defineProperty(globalThis, "scriptMessages", {
  get: () => {
    const { loadScriptMessages } = jest.requireActual<typeof messages>(
      "../src/site/messages/fillMessages",
    );
    const { siteConfig } = jest.requireActual<typeof resolved>(
      "../src/config/resolved",
    );
    return loadScriptMessages(process.cwd(), siteConfig.i18n);
  },
});

/** Packages throw errors of Node's realm, since they are loaded there (loadPackage.cjs). */
const isInstance = Object[Symbol.hasInstance];
for (const own of [Error, RangeError]) {
  const theirs = runInThisContext(own.name) as ErrorConstructor;
  Object.defineProperty(own, Symbol.hasInstance, {
    value(this: object, error: unknown) {
      const isTheirs = this === own && isInstance.call(theirs, error);
      return isTheirs || isInstance.call(this, error);
    },
  });
}

process.env.SITE_BRANDS = '{"github":"M9 19"}';

// jsdom has no layout, and so nothing whose size could change.
globalThis.ResizeObserver = class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};

// Nor has it a window that a media query could be about.
globalThis.matchMedia = () =>
  Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;

/** Unexpected console noise is a failure: expect it in the test, or mend it. */
for (const level of ["error", "warn"] as const) {
  const spy = jest.spyOn(console, level);
  beforeEach(() => {
    spy.mockReset();
    spy.mockImplementation(() => undefined);
  });
  afterEach(() => {
    const calls = spy.mock.calls.map((call) => call.join(" "));
    spy.mockReset();
    if (calls.length > 0) {
      throw new Error(`Unexpected console.${level}: ${calls.join("\n")}`);
    }
  });
}
