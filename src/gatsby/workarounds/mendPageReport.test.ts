import type { Store } from "gatsby";
import { forgetGonePages, muteUnusedTemplates } from "./mendPageReport";

it("takes pages away from components that no longer exist", () => {
  const before = { pages: new Set(["/gone", "/kept"]) };
  const state = {
    components: new Map([["Post.tsx", before]]),
    pages: new Map([["/kept", {}]]),
  };
  forgetGonePages({ getState: () => state } as unknown as Store);
  expect([...before.pages]).toEqual(["/kept"]);
});

it("passes over Gatsby's words on templates without pages, and nothing else", () => {
  const printed: string[] = [];
  const shared = {
    log: (text: string) => void printed.push(text),
    warn: (text: string) => void printed.push(text),
  };
  muteUnusedTemplates(shared);
  const warning = (file: string) =>
    `The GraphQL query in the non-page component "/site/src/${file}" will not be run.`;
  shared.warn(warning("templates/Cv.tsx"));
  shared.log("\n  Exported queries are only executed for page components.");
  shared.warn(warning("ui/Note.tsx"));
  shared.log("Ready.");
  expect(printed).toEqual([warning("ui/Note.tsx"), "Ready."]);
});
