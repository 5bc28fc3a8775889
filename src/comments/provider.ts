import type { ColorMode } from "../state/colorChoice";

/** What a frame has to know to show the comments of one post. */
export type FrameRequest = {
  /** The name of the thread. */
  thread: string;
  /** What the post is about; opens a new thread. */
  description: string;
  /** Where readers return to after signing in. */
  returnTo: string;
  /** What signing in has brought; empty without. */
  session: string;
  /** The reader's language tag. */
  htmlLang: string;
  mode: ColorMode;
};

/** What a frame has said, as far as it matters to us. */
export type FrameNews = {
  /** The height of its content, in CSS pixels. */
  height?: number;
  /** The session no longer holds: signed out, or too old. */
  isSessionOver?: boolean;
};

/** Somebody who keeps comments and shows them in a frame. A new one is a file beside `giscus.ts`. */
export type CommentsProvider = {
  /** Only what comes from here is listened to, and nothing is said to anyone else. */
  origin: string;
  /** The query parameter that brings the session back from signing in. */
  sessionParameter: string;
  /** Where the thread can be read without a frame. */
  threadUrl(thread: string): string;
  frameUrl(request: FrameRequest): string;
  /** What tells the frame that the colour mode has changed. */
  modeMessage(mode: ColorMode): unknown;
  /** Understands a message of the frame; empty where there is nothing to understand. */
  readMessage(message: unknown): FrameNews;
};
