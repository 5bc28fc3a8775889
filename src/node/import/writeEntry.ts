import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { Document, parseDocument } from "yaml";
import type { z } from "zod";
import { findCollection } from "../collections";
import type { PlannedEntry } from "./planEntries";
import { asRecord } from "./sourceSite";
import type { Fields } from "./sourceSite";

/** Keeps of some fields those that are set and that a schema takes. */
function keepValid(
  fields: Fields,
  schema: z.ZodType | undefined,
  report?: (field: string, message: string) => void,
): Fields {
  const given = Object.entries(fields).filter(
    ([, value]) => JSON.stringify(value ?? []) !== "[]",
  );
  const issues =
    schema?.safeParse(Object.fromEntries(given)).error?.issues ?? [];
  const invalid = new Map(issues.map((one) => [one.path[0], one.message]));
  for (const [name, message] of invalid) report?.(String(name), message);
  return Object.fromEntries(given.filter(([name]) => !invalid.has(name)));
}

/** A title where there is none: the end of the address, as words. */
function titleOf(address: string): string {
  const words = path.posix.parse(address).name.replace(/[-_]+/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Prints an entry's file; a field that this site does not take is reported and left out. */
export function printEntry(
  { target, own, address }: PlannedEntry,
  body: string,
  report: (line: number, reason: string) => void,
): string {
  const title =
    own.title ?? (/^\s*# /.test(body) ? undefined : titleOf(address));
  const { schema } = findCollection(target.split("/")[1] ?? "") ?? {};
  const fields = keepValid({ ...own, title }, schema, (field, message) =>
    report(1, `The field "${field}" is left out: ${message}`),
  );
  const document = new Document({});
  for (const [name, value] of Object.entries(fields))
    document.set(name, document.createNode(value, { flow: true }));
  const yaml = document.toString({
    lineWidth: 0,
    flowCollectionPadding: false,
  });
  return `---\n${yaml}---\n\n${body.trim()}\n`;
}

/** Adds what entries use to a data file; what is there stays as it is. */
export function mergeData(
  root: string,
  name: "authors" | "tags",
  data: Fields,
  schema: z.ZodType,
  entries: readonly PlannedEntry[],
): [file: string, text: string][] {
  const used = entries.flatMap(({ own }) => (own[name] ?? []) as string[]);
  const files = ["content", "content/blog"].flatMap((folder) => [
    `${folder}/${name}.yaml`,
    `${folder}/${name}.yml`,
  ]);
  const found = files.find((file) => existsSync(path.join(root, file)));
  const document = parseDocument(
    found ? readFileSync(path.join(root, found), "utf8") : "",
  );
  const added = Object.entries(data).filter(
    ([key]) => used.includes(key) && !document.has(key),
  );
  for (const [key, fields] of added)
    document.set(key, document.createNode(keepValid(asRecord(fields), schema)));
  return added.length > 0
    ? [[found ?? `content/${name}.yaml`, document.toString({ lineWidth: 0 })]]
    : [];
}
