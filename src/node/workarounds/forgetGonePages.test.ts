import type { Store } from "gatsby";
import { forgetGonePages } from "./forgetGonePages";

it("takes pages away from components that no longer exist", () => {
  const before = { pages: new Set(["/gone", "/kept"]) };
  const state = {
    components: new Map([["Post.tsx", before]]),
    pages: new Map([["/kept", {}]]),
  };
  forgetGonePages({ getState: () => state } as unknown as Store);
  expect([...before.pages]).toEqual(["/kept"]);
});
