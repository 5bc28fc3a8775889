import { z } from "zod";
import { uniqueList } from "./uniqueList";

const directives = [
  "connect-src",
  "font-src",
  "form-action",
  "frame-src",
  "img-src",
  "media-src",
  "script-src",
  "style-src",
  "worker-src",
] as const;

/** A directive of the content security policy that names sources. */
export type SourceDirective = (typeof directives)[number];

const source = z
  .string()
  .regex(/^[^\s;,"]+$/, "Not a source of a content security policy.")
  .refine(
    (value) => !/^(?:none|self|strict-|unsafe-|nonce-|sha\d+-)/.test(value),
    "Without single quotes inside this is the name of a host.",
  )
  .describe("a host such as https://example.com, or a source such as blob:");

/** Additional sources by directive of the content security policy. */
export const cspSchema = z
  .partialRecord(z.enum(directives), uniqueList(source))
  .describe(`lists of sources by directive: ${directives.join(", ")}`);
