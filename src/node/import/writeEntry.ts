import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { Document, parseDocument } from "yaml";
import type { z } from "zod";
import { findCollection } from "../collections";
import type { PlannedEntry } from "./planEntries";
import type { Fields } from "./sourceSite";
import type { TagContext } from "./tags";

/** Keeps of some fields those that a schema takes. */
function keepValid(
  fields: Fields,
  schema: z.ZodType,
  report?: (field: string, message: string) => void,
): Fields {
  const given = Object.entries(fields).filter(
    ([, value]) => value !== undefined && value !== null,
  );
  const { error } = schema.safeParse(Object.fromEntries(given));
  const invalid = new Set<PropertyKey | undefined>();
  for (const {
    path: [name],
    message,
  } of error?.issues ?? []) {
    invalid.add(name);
    report?.(String(name), message);
  }
  return Object.fromEntries(given.filter(([name]) => !invalid.has(name)));
}

/** A title where there is none: the end of the address, as words. */
const nameOf = (address: string) =>
  path.posix
    .basename(address)
    .replace(/\.\w+$/, "")
    .replace(/[-_]+/g, " ")
    .replace(/^./, (first) => first.toUpperCase());

/** Prints an entry's file; a field that this site does not take is reported and left out. */
export function printEntry(
  { target, own, address }: PlannedEntry,
  body: string,
  report: TagContext["report"],
): string {
  const [, area = ""] = target.split("/");
  const hasHeading = /^\s*# /.test(body);
  const title = own.title ?? (hasHeading ? undefined : nameOf(address));
  const given = { title, ...own, ...(title !== undefined && { title }) };
  const { schema } = findCollection(area) ?? {};
  const fields = schema
    ? keepValid(given, schema, (field, message) =>
        report(1, `The field "${field}" is left out: ${message}`),
      )
    : given;
  const document = new Document({});
  for (const [name, value] of Object.entries(fields)) {
    const isEmpty = Array.isArray(value) && value.length === 0;
    if (!isEmpty)
      document.set(name, document.createNode(value, { flow: true }));
  }
  const yaml = document.toString({
    lineWidth: 0,
    flowCollectionPadding: false,
  });
  return `---\n${yaml.trimEnd()}\n---\n\n${body.trim()}\n`;
}

/** Adds what entries use to a data file; what is there stays as it is. */
export function mergeData(
  root: string,
  name: "authors" | "tags",
  data: Readonly<Record<string, Fields | null>> = {},
  schema: z.ZodType,
  entries: readonly PlannedEntry[],
): [file: string, text: string][] {
  const used = entries.flatMap(({ own }) => (own[name] ?? []) as string[]);
  const found = ["content", "content/blog"]
    .flatMap((folder) => [`${folder}/${name}.yaml`, `${folder}/${name}.yml`])
    .find((file) => existsSync(path.join(root, file)));
  const document = found
    ? parseDocument(readFileSync(path.join(root, found), "utf8"))
    : new Document({});
  const added = Object.entries(data).filter(
    ([key]) => used.includes(key) && !document.has(key),
  );
  for (const [key, fields] of added)
    document.set(key, document.createNode(keepValid(fields ?? {}, schema)));
  const text = document.toString({ lineWidth: 0 });
  return added.length > 0 ? [[found ?? `content/${name}.yaml`, text]] : [];
}
