import type { ReactNode } from "react";
import { CodeBlock } from "./code/CodeBlock";
import { Embed } from "./embed/Embed";
import { Vimeo } from "./embed/Vimeo";
import { YouTube } from "./embed/YouTube";
import { Figure } from "./figure/Figure";
import { Image } from "./figure/Image";
import { InlineImage } from "./figure/InlineImage";
import { Table } from "./table/Table";
import { TabItem } from "./tabs/TabItem";
import { Tabs } from "./tabs/Tabs";
import { Video } from "./video/Video";

/**
 * A part: a component that runs once, when its text is compiled. What it
 * renders is stored, and no browser ever sees the component.
 */
export type Part = {
  component: (props: never) => ReactNode;
  /**
   * Its folder in src/parts, which may hold a sheet of the same name for the
   * pages that use it, and `activate.ts` for what moves there.
   */
  folder: string;
  /** The part that it belongs into, directly; anywhere else it is a fault. */
  inside?: string;
  /** Attributes that readers get to read: they count as words of the text. */
  words?: readonly string[];
  /** Attributes that name a picture's file. */
  pictures?: readonly string[];
};

/** What authors may name in a text without importing it. */
export const authorParts: Readonly<Record<string, Part>> = {
  Embed: {
    component: Embed,
    folder: "embed",
    words: ["title"],
    pictures: ["poster"],
  },
  Figure: {
    component: Figure,
    folder: "figure",
    pictures: ["src", "dark"],
  },
  TabItem: {
    component: TabItem,
    folder: "tabs",
    inside: "Tabs",
    words: ["label"],
  },
  Tabs: { component: Tabs, folder: "tabs" },
  Video: {
    component: Video,
    folder: "video",
    words: ["title"],
  },
  Vimeo: {
    component: Vimeo,
    folder: "embed",
    words: ["title"],
    pictures: ["poster"],
  },
  YouTube: {
    component: YouTube,
    folder: "embed",
    words: ["title"],
    pictures: ["poster"],
  },
};

/** What the compiler makes of Markdown. */
export const ownParts: Readonly<Record<string, Part>> = {
  CodeBlock: { component: CodeBlock, folder: "code" },
  Image: { component: Image, folder: "figure" },
  InlineImage: { component: InlineImage, folder: "figure" },
  table: { component: Table, folder: "table" },
};
