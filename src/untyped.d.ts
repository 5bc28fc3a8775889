/** A sheet as text, for a script that brings its own. */
declare module "!!raw-loader!*.css" {
  const text: string;
  export default text;
}

declare module "*.module.css" {
  /** Class names of a CSS module, by the name used in the file. */
  const classes: Readonly<Record<string, string>>;
  export = classes;
}

// The plugin ships no types; Gatsby calls the same two functions.
declare module "gatsby-plugin-nprogress/gatsby-browser" {
  /** Shows the bar. */
  export function onRouteUpdateDelayed(): void;

  /** Fills the bar and takes it away; does nothing where there is none. */
  export function onRouteUpdate(): void;
}

// The copy of Gatsby's loader that the site's scripts hold.
declare module "*/.cache/loader" {
  type PageRequest = { internalServerError?: boolean };
  type Fetch = (this: unknown, request: PageRequest) => Promise<object>;

  /** Loads the data of pages. */
  export const BaseLoader: { prototype: { fetchPageDataJson: Fetch } };
}

// Gatsby's router ships no types; this is what the site and its tests use.
declare module "@gatsbyjs/reach-router" {
  import type { ComponentType, ReactNode } from "react";

  /** Holds the current address; Gatsby mounts it above every page. */
  export const LocationProvider: ComponentType<{ children: ReactNode }>;

  /** The current address; rerenders when it changes. */
  export function useLocation(): Pick<Location, "pathname" | "search" | "hash">;

  /** Changes the address at once: the page must have been loaded. */
  export function navigate(
    to: string | number,
    options?: { state?: object | null; replace?: boolean },
  ): Promise<void>;
}

declare module "compression" {
  import type { IncomingMessage, ServerResponse } from "node:http";

  type Filter = (request: IncomingMessage, response: ServerResponse) => boolean;

  /** Middleware that compresses what a browser takes compressed. */
  function compression(options: {
    filter: Filter;
  }): (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) => void;
  namespace compression {
    /** True for a type that compression makes smaller. */
    const filter: Filter;
  }
  export = compression;
}

declare module "send" {
  import type { IncomingMessage, ServerResponse } from "node:http";

  /** Prepares a file, whose path is percent-encoded, as the answer to a request. */
  function send(
    request: IncomingMessage,
    file: string,
    options: { cacheControl: false; dotfiles: "allow" },
  ): { pipe: (response: ServerResponse) => void };
  namespace send {
    /** Tells the type of a file by its ending. */
    const mime: { lookup: (file: string) => string };
  }
  export = send;
}

// The package ships no types; this writes drawings with fewer bytes.
declare module "svgo" {
  export function optimize(
    svg: string,
    options: { multipass: boolean; floatPrecision: number },
  ): { data: string };
}

// The plugin ships no types; this is what makes the sizes of pictures.
declare module "gatsby-plugin-sharp" {
  /** Plans the files of a picture, and queues them. */
  export function generateImageData(options: object): Promise<unknown>;
  /** Measures a picture as it lies in its file, and keeps what it returns. */
  export function getImageSizeAsync(file: object): Promise<object>;
}

declare module "gatsby-plugin-sharp/process-file" {
  /** Resizes a picture, and turns it as its camera says. */
  export const processFile: (
    file: string,
    transforms: { outputPath: string; args: object }[],
    options: object,
  ) => Promise<Promise<unknown>[]>;
}
