import { isMap, parseDocument, stringify } from "yaml";
import { parseYaml, splitFrontMatter } from "../frontMatter";
import type { EditorField } from "./fields";
import { fromForm, toForm } from "./formValues";

// How the editor reads and writes files. It runs in the editor's page: in a
// file it changes the fields that its author changed, and nothing else.

type Form = Record<string, unknown>;

/** The name under which a form keeps the file it comes from; Sveltia CMS leaves fields alone that it does not know. */
const sourceKey = "$source";
type Source = { yaml: string; gap: string };

/** The field of a data file's form that lists the entries of its map. */
export const entriesName = "entries";

/** Reads a file for the editor. */
function readFields(data: Form, fields: readonly EditorField[]): Form {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = toForm(field, data[field.name]);
      return value === undefined ? [] : [[field.name, value]];
    }),
  );
}

type Change = { name: string; value: unknown };

/** Writes values into YAML: only the lines of these fields change. */
function changeYaml(yaml: string, changes: readonly Change[]): string {
  const write = (name: string, value: unknown) =>
    stringify({ [name]: value }, { lineWidth: 0, nullStr: "" }).trimEnd();
  return changes.reduce((text, { name, value }) => {
    const { contents } = parseDocument(text);
    const pair = isMap(contents)
      ? contents.items.find(({ key }) => String(key) === name)
      : undefined;
    const [start] =
      (pair?.key as { range?: [number] } | undefined)?.range ?? [];
    if (start === undefined) {
      if (value === undefined) return text;
      return [text.trimEnd(), write(name, value)].filter(Boolean).join("\n");
    }
    const { range } = (pair?.value ?? {}) as { range?: [number, number] };
    const lineEnd = (text + "\n").indexOf("\n", start);
    const old = text.slice(start, range?.[1] ?? lineEnd);
    const end = start + old.trimEnd().length;
    if (value === undefined) {
      const next = (text + "\n").indexOf("\n", end) + 1;
      return text.slice(0, start) + text.slice(next);
    }
    return text.slice(0, start) + write(name, value) + text.slice(end);
  }, yaml);
}

/** What differs between two forms, as a file has it. */
const listChanges = (
  before: Form,
  after: Form,
  fields: readonly EditorField[],
): Change[] =>
  fields.flatMap((field) => {
    const { name } = field;
    const value = fromForm(field, after[name]);
    const old = fromForm(field, before[name]);
    const isSame = JSON.stringify(value) === JSON.stringify(old);
    return isSame ? [] : [{ name, value }];
  });

const readSource = (content: Form, missing: Source): Source =>
  typeof content[sourceKey] === "string"
    ? (JSON.parse(content[sourceKey]) as Source)
    : missing;

/** Reads and writes the files of a collection with these fields. */
export function createEntryFormat(all: readonly EditorField[]) {
  const fields = all.filter(({ name }) => name !== "body");
  return {
    fromFile: (text: string): Form => {
      const { block, yaml, body } = splitFrontMatter(text);
      const [gap = ""] = /^\n*/.exec(body) ?? [];
      return {
        ...readFields(parseYaml(yaml).data, fields),
        body: body.slice(gap.length),
        [sourceKey]: JSON.stringify({ yaml: block ? yaml : "", gap }),
      };
    },
    toFile: (content: Form): string => {
      const { yaml, gap } = readSource(content, { yaml: "", gap: "\n" });
      const before = readFields(parseYaml(yaml).data, fields);
      const next = changeYaml(yaml, listChanges(before, content, fields));
      const body = typeof content.body === "string" ? content.body : "";
      if (next.trim() === "") return `${body}\n`;
      return (
        `---\n${next.trimEnd()}\n---\n${body && gap + body}`.trimEnd() + "\n"
      );
    },
  };
}

/** Reads and writes a YAML file with these fields; one that is a map has only `entries`, whose items begin with their key. */
export function createDataFormat(fields: readonly EditorField[]) {
  const [entries] = fields;
  const isMapFile = entries?.name === entriesName;
  /** Every entry as a field of its own. */
  const fieldsOf = (data: Form): readonly EditorField[] =>
    isMapFile
      ? Object.keys(data).map((name) => ({
          name,
          widget: "object",
          fields: entries.fields?.slice(1),
        }))
      : fields;
  const toList = (data: Form) =>
    Object.entries(data).map(([key, value]) => ({ key, ...(value as object) }));
  const toMap = (list: unknown): Form =>
    Object.fromEntries(
      (list as { key: string }[]).map(({ key, ...rest }) => [key, rest]),
    );
  return {
    fromFile: (text: string): Form => {
      const { data } = parseYaml(text);
      const form = readFields(data, fieldsOf(data));
      return {
        ...(isMapFile ? { [entriesName]: toList({ ...data, ...form }) } : form),
        [sourceKey]: JSON.stringify({ yaml: text, gap: "" }),
      };
    },
    toFile: (content: Form): string => {
      const { yaml } = readSource(content, { yaml: "", gap: "" });
      const { data } = parseYaml(yaml);
      const after = isMapFile ? toMap(content[entriesName] ?? []) : content;
      const all = fieldsOf({ ...data, ...after });
      const changes = listChanges(readFields(data, all), after, all);
      const isNew = (name: string) =>
        !(name in data) && !changes.some((change) => change.name === name);
      const empty = isMapFile ? Object.keys(after).filter(isNew) : [];
      changes.push(...empty.map((name) => ({ name, value: null })));
      return `${changeYaml(yaml, changes).trimEnd()}\n`;
    },
  };
}
