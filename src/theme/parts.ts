// Checks each part that src/own replaces; no page gets this file. An error here
// means that src/own/<Name>.tsx does not export a component <Name>, or that it
// wants other props than the original gets.
import type { ReactNode } from "react";
import type { Part } from "../config/parts";
import type { PropsOf } from "./ui/PropsOf";

type Originals = {
  Brand: typeof import("theme/Brand").Brand;
  NavbarEnd: typeof import("theme/NavbarEnd").NavbarEnd;
  Footer: typeof import("theme/Footer").Footer;
  HomeHero: typeof import("theme/HomeHero").HomeHero;
  Work: typeof import("theme/Work").Work;
  Voices: typeof import("theme/Voices").Voices;
  Services: typeof import("theme/Services").Services;
  Process: typeof import("theme/Process").Process;
  LatestPosts: typeof import("theme/LatestPosts").LatestPosts;
  Contact: typeof import("theme/Contact").Contact;
  PostHeader: typeof import("theme/PostHeader").PostHeader;
  PostFooter: typeof import("theme/PostFooter").PostFooter;
  PostCard: typeof import("theme/PostCard").PostCard;
  ArchiveItem: typeof import("theme/ArchiveItem").ArchiveItem;
  ProjectCard: typeof import("theme/ProjectCard").ProjectCard;
  ProjectGrid: typeof import("theme/ProjectGrid").ProjectGrid;
  ReadingLayout: typeof import("theme/ReadingLayout").ReadingLayout;
  NotFound: typeof import("theme/NotFound").NotFound;
  ErrorFallback: typeof import("theme/ErrorFallback").ErrorFallback;
  Comments: typeof import("theme/Comments").Comments;
};

/** Components that are content with the originals' props. */
type Fitting = {
  [Name in Part]: (props: PropsOf<Originals[Name]>) => ReactNode;
};

type Checked<T extends Fitting> = T;

export type Parts = Checked<{
  Brand: typeof import("part/Brand").Brand;
  NavbarEnd: typeof import("part/NavbarEnd").NavbarEnd;
  Footer: typeof import("part/Footer").Footer;
  HomeHero: typeof import("part/HomeHero").HomeHero;
  Work: typeof import("part/Work").Work;
  Voices: typeof import("part/Voices").Voices;
  Services: typeof import("part/Services").Services;
  Process: typeof import("part/Process").Process;
  LatestPosts: typeof import("part/LatestPosts").LatestPosts;
  Contact: typeof import("part/Contact").Contact;
  PostHeader: typeof import("part/PostHeader").PostHeader;
  PostFooter: typeof import("part/PostFooter").PostFooter;
  PostCard: typeof import("part/PostCard").PostCard;
  ArchiveItem: typeof import("part/ArchiveItem").ArchiveItem;
  ProjectCard: typeof import("part/ProjectCard").ProjectCard;
  ProjectGrid: typeof import("part/ProjectGrid").ProjectGrid;
  ReadingLayout: typeof import("part/ReadingLayout").ReadingLayout;
  NotFound: typeof import("part/NotFound").NotFound;
  ErrorFallback: typeof import("part/ErrorFallback").ErrorFallback;
  Comments: typeof import("part/Comments").Comments;
}>;
