import type { OwnerConfig, ResolvedSite } from "../config/types";
import type { Entry } from "./collections";
import type { PageEntry } from "./collections/pages";
import { configFile } from "./config/configFile";
import type { Diagnostic } from "./diagnostics/diagnostic";
import { findOtherHosts } from "./otherHosts";

/** The pages that the law asks for, by their folders. */
export const legalPages = ["imprint", "privacy"];

/** Reports the pages that a site with legal details lacks: such a site is published with both or not at all. */
export const checkLegalPages = (
  { legal }: ResolvedSite,
  pages: readonly PageEntry[],
): Diagnostic[] =>
  legalPages
    .filter((name) => legal && !pages.some((page) => page.name === name))
    .map((name) => ({
      reason: `The site has legal details, but no content/pages/${name}.`,
      fatal: true,
      file: configFile,
      field: ["legal"],
      note: `Run "npm run new -- page ${name}", which writes it in each language, or delete "legal".`,
    }));

/** Reports the hosts that pages ask by themselves, and that a privacy page does not name. */
export function checkNamedHosts(
  { config, sidebars }: Pick<OwnerConfig, "config" | "sidebars">,
  entries: readonly Entry[],
  pages: readonly PageEntry[],
): Diagnostic[] {
  const hosts = findOtherHosts(config, sidebars, entries);
  return pages
    .filter(({ name, isFallback }) => name === "privacy" && !isFallback)
    .flatMap(({ text, sourcePath: file }) =>
      hosts
        .filter((host) => !text.includes(host))
        .map((host) => ({
          reason: `Pages load something from ${host}, which this page does not name.`,
          fatal: false,
          file,
          note: 'Write <Legal show="other-hosts" /> where it says what other websites get, or keep such pictures in the folders of their texts.',
        })),
    );
}
