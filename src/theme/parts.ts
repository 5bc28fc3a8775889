// Checks each part that src/own replaces; no page gets this file. An error here
// means that src/own/<Name>.tsx does not export a component <Name>, or that it
// wants other props than the original gets.
import type { ReactNode } from "react";
import type { Part } from "../config/parts";
import type { PropsOf } from "./ui/PropsOf";

/** A module with a component of that name, which is content with the original's props. */
type ReplacementFor<Name extends keyof Original, Original> = Record<
  Name,
  (props: PropsOf<Original[Name]>) => ReactNode
>;

type Fits<
  Name extends keyof Original,
  Original,
  Own extends ReplacementFor<Name, Original>,
> = Own;

type Checked<T extends Record<Part, unknown>> = T;

export type Parts = Checked<{
  Brand: Fits<
    "Brand",
    typeof import("theme/Brand"),
    typeof import("part/Brand")
  >;
  NavbarEnd: Fits<
    "NavbarEnd",
    typeof import("theme/NavbarEnd"),
    typeof import("part/NavbarEnd")
  >;
  Footer: Fits<
    "Footer",
    typeof import("theme/Footer"),
    typeof import("part/Footer")
  >;
  HomeHero: Fits<
    "HomeHero",
    typeof import("theme/HomeHero"),
    typeof import("part/HomeHero")
  >;
  Work: Fits<"Work", typeof import("theme/Work"), typeof import("part/Work")>;
  Voices: Fits<
    "Voices",
    typeof import("theme/Voices"),
    typeof import("part/Voices")
  >;
  Services: Fits<
    "Services",
    typeof import("theme/Services"),
    typeof import("part/Services")
  >;
  Process: Fits<
    "Process",
    typeof import("theme/Process"),
    typeof import("part/Process")
  >;
  LatestPosts: Fits<
    "LatestPosts",
    typeof import("theme/LatestPosts"),
    typeof import("part/LatestPosts")
  >;
  Contact: Fits<
    "Contact",
    typeof import("theme/Contact"),
    typeof import("part/Contact")
  >;
  PostHeader: Fits<
    "PostHeader",
    typeof import("theme/PostHeader"),
    typeof import("part/PostHeader")
  >;
  PostFooter: Fits<
    "PostFooter",
    typeof import("theme/PostFooter"),
    typeof import("part/PostFooter")
  >;
  PostCard: Fits<
    "PostCard",
    typeof import("theme/PostCard"),
    typeof import("part/PostCard")
  >;
  ArchiveItem: Fits<
    "ArchiveItem",
    typeof import("theme/ArchiveItem"),
    typeof import("part/ArchiveItem")
  >;
  ProjectCard: Fits<
    "ProjectCard",
    typeof import("theme/ProjectCard"),
    typeof import("part/ProjectCard")
  >;
  ReadingLayout: Fits<
    "ReadingLayout",
    typeof import("theme/ReadingLayout"),
    typeof import("part/ReadingLayout")
  >;
  NotFound: Fits<
    "NotFound",
    typeof import("theme/NotFound"),
    typeof import("part/NotFound")
  >;
  ErrorFallback: Fits<
    "ErrorFallback",
    typeof import("theme/ErrorFallback"),
    typeof import("part/ErrorFallback")
  >;
  Comments: Fits<
    "Comments",
    typeof import("theme/Comments"),
    typeof import("part/Comments")
  >;
}>;
