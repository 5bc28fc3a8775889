// The schema is the one source of what the owner may write, and of what the
// site reads. Only types may be imported here: zod is for the build.
import type { z } from "zod";
import type { SidebarItemInput } from "./schema/sidebarsSchema";
import type { createSiteSchema } from "./schema/siteSchema";

type SiteSchema = ReturnType<typeof createSiteSchema>;

/** The config as the owner writes it in `site.ts`. */
export type SiteInput = z.input<SiteSchema>;

/** The site config with every default. */
export type ResolvedSite = z.output<SiteSchema>;

/** The sidebars of docs: by instance ("default"), or instance and version ("default@2026"), then by the id of the sidebar. */
export type SidebarsInput = Readonly<
  Record<string, Readonly<Record<string, readonly SidebarItemInput[]>>>
>;

/** The sources of a site beside its content. */
export type OwnerConfig = {
  /** `site.ts` as the owner wrote it. */
  input: SiteInput;
  /** The same, validated, with every default. */
  config: ResolvedSite;
  /** The sidebars of `sidebars.ts`. */
  sidebars: SidebarsInput;
};

export type NavbarItemInput = NonNullable<SiteInput["navbar"]["items"]>[number];
export type DocsInput = NonNullable<SiteInput["docs"]>[string];

/** An item of the bar; `type` tells which kind. */
export type NavbarItem = ResolvedSite["navbar"]["items"][number];
/** An entry of a dropdown; `type` tells which kind. */
export type MenuItem = Extract<
  NavbarItem,
  { type: "dropdown" }
>["items"][number];

export type Logo = NonNullable<ResolvedSite["navbar"]["logo"]>;
type FooterLinks = ResolvedSite["footer"]["links"][number];
export type FooterColumn = Extract<FooterLinks, { items: unknown }>;
export type FooterLink = Exclude<FooterLinks, FooterColumn>;

export type Comments = NonNullable<ResolvedSite["comments"]>;
export type GiscusComments = Extract<Comments, { provider: "giscus" }>;
export type Checks = ResolvedSite["checks"];
export type CheckName = Exclude<keyof Checks, "skip">;
/** Says how the build treats what a check reports; "throw" ends it. */
export type Severity = Checks[CheckName];
