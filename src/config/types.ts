// The schema is the one source of what the owner may write. Only its types may
// be imported: zod is for the build, and this file also serves the browser.
import type { z } from "zod";
import type { Localized } from "./localize";
import type { docsSchema, docsVersionSchema } from "./schema/docsSchema";
import type { announcementSchema } from "./schema/announcementSchema";
import type { feedsSchema } from "./schema/feedsSchema";
import type * as footer from "./schema/footerSchema";
import type { logoSchema } from "./schema/logoSchema";
import type * as navbar from "./schema/navbarSchema";
import type { siteSchema } from "./schema/siteSchema";

type InputOf<Make extends (...given: never[]) => z.ZodType> = z.input<
  ReturnType<Make>
>;

/** What the owner writes in `site.ts`. */
export type SiteInput = InputOf<typeof siteSchema>;
export type NavbarItemInput = InputOf<typeof navbar.navbarItemSchema>;
export type MenuItemInput = InputOf<typeof navbar.menuItemSchema>;
export type LogoInput = InputOf<typeof logoSchema>;

export type FooterLink = InputOf<typeof footer.footerLinkSchema>;
export type FooterColumn = InputOf<typeof footer.footerColumnSchema>;

/** One language of the site, as `siteConfig.i18n.locales` lists it. */
export type SiteLocale = Required<SiteInput["i18n"]["locales"][string]>;

/** A logo with its text decided; without `href` it leads to the home page. */
export type Logo = LogoInput & { alt: Localized; srcDark: string };

type Typed<Item extends { type?: string }> = Item extends { type: string }
  ? Item
  : Omit<Item, "type"> & { type: "default" };
type Placed<Item> = Item & { position: "left" | "right" };

/** An entry of a dropdown; `type` tells which kind. */
export type MenuItem = Typed<MenuItemInput>;

type Settled<Item extends { type?: string }> = Item extends { type: "dropdown" }
  ? Placed<Omit<Item, "items"> & { items: MenuItem[] }>
  : Placed<Typed<Item>>;

/** An item of the bar; `type` tells which kind. */
export type NavbarItem = Settled<NavbarItemInput>;

/** The message above the bar. */
export type Announcement = InputOf<typeof announcementSchema> & {
  isCloseable: boolean;
};

type FeedsInput = InputOf<typeof feedsSchema>;

/** The feeds with every default filled in; `copyright` may still be the footer's to say. */
export type Feeds = Required<Omit<FeedsInput, "copyright">> &
  Pick<FeedsInput, "copyright">;

export type CommentsInput = NonNullable<SiteInput["comments"]>;

/** How the posts' comments are shown, defaults filled in; `provider` tells by whom. */
export type Comments = Required<CommentsInput>;

/** What the owner writes of a collection of docs, and of one version of it. */
export type DocsInput = InputOf<typeof docsSchema>;
export type DocsVersionInput = InputOf<typeof docsVersionSchema>;

type ChecksInput = NonNullable<SiteInput["checks"]>;

/** What the build checks, defaults filled in. */
export type Checks = Required<ChecksInput>;
/** How the build takes what a check finds; "throw" ends it. */
export type Severity = NonNullable<ChecksInput["brokenLinks"]>;
export type CheckName = Exclude<keyof Checks, "skip">;

/** The site config with every default filled in. */
export interface ResolvedSite extends Omit<SiteInput, "docs"> {
  i18n: Required<Omit<SiteInput["i18n"], "locales">> & {
    locales: Record<string, SiteLocale>;
  };
  colorMode: Required<NonNullable<SiteInput["colorMode"]>>;
  navbar: {
    title?: Localized;
    logo?: Logo;
    hideOnScroll: boolean;
    items: NavbarItem[];
  };
  footer: {
    /** All columns, or all links; `isFooterColumns` tells. */
    links: FooterColumn[] | FooterLink[];
    logo?: Logo;
    copyright?: Localized;
  };
  announcementBar?: Announcement;
  fonts: NonNullable<SiteInput["fonts"]>;
  lightbox: boolean;
  toc: Required<NonNullable<SiteInput["toc"]>>;
  markdown: Required<NonNullable<SiteInput["markdown"]>>;
  blog: Required<Omit<SiteInput["blog"], "editUrl" | "feeds">> &
    Pick<SiteInput["blog"], "editUrl"> & { feeds: Feeds };
  untranslated: Required<NonNullable<SiteInput["untranslated"]>>;
  docs: NonNullable<SiteInput["docs"]>;
}
