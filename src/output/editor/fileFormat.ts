import { isMap, parseDocument, stringify } from "yaml";
import type { YAMLMap } from "yaml";
import { parseYaml, splitFrontMatter } from "../../site/files/frontMatter";
import { createValueCodec } from "./formValues";
import type { EditorField, ValueCodec } from "./formValues";

// The editor reads and writes files with this, in its page. In a file it changes the fields that its author changed, and nothing else.

type Values = Record<string, unknown>;
/** The part of a file that the editor shows. Sveltia CMS leaves fields alone that it does not know, such as that of the file's text. */
type Form = Values & { body?: string; $source?: string };

/** Converts the values of a file to those of a form with these fields, and back. */
const createFieldCodec = (
  { toForm, fromForm }: ValueCodec,
  fields: readonly EditorField[],
) => ({
  toForm: (values: Values): Form =>
    Object.fromEntries(
      fields.flatMap((field) => {
        const value = toForm(field, values[field.name]);
        return value === undefined ? [] : [[field.name, value]];
      }),
    ),
  fromForm: (form: Form): Values =>
    Object.fromEntries(
      fields.map((field) => [field.name, fromForm(field, form[field.name])]),
    ),
});

/** Writes a field into YAML, or removes it; only its own lines change. */
function setField(yaml: string, name: string, value: unknown): string {
  const line =
    value === undefined
      ? ""
      : stringify({ [name]: value }, { lineWidth: 0, nullStr: "" }).trimEnd();
  const { contents } = parseDocument<YAMLMap.Parsed>(yaml);
  const pair = isMap(contents)
    ? contents.items.find(({ key }) => String(key) === name)
    : undefined;
  if (!pair) return `${yaml.trimEnd()}\n${line}`.trim();
  const [start, keyEnd] = pair.key.range;
  const valueEnd = pair.value?.range[1] ?? keyEnd;
  const end = start + yaml.slice(start, valueEnd).trimEnd().length;
  if (line) return yaml.slice(0, start) + line + yaml.slice(end);
  const nextLine = yaml.indexOf("\n", end) + 1 || yaml.length;
  return yaml.slice(0, start) + yaml.slice(nextLine);
}

/**
 * Makes a format of Sveltia CMS for front matter with these fields, and text.
 * @param mainLocale the language in which a file may have a text for all
 */
export function createFileFormat(
  fields: readonly EditorField[],
  mainLocale: string,
) {
  const codec = createFieldCodec(
    createValueCodec(mainLocale),
    fields.filter(({ name }) => name !== "body"),
  );

  const readFile = (text: string) => {
    const { yaml, body } = splitFrontMatter(text);
    const [gap = ""] = /^\n*/.exec(body) ?? [];
    const form = codec.toForm(parseYaml(yaml).data);
    return { yaml, gap, body: body.slice(gap.length), form };
  };

  return {
    fromFile: (text: string): Form => {
      const { body, form } = readFile(text);
      return { ...form, body, $source: text };
    },
    toFile: (form: Form): string => {
      // A new file has a blank line below its front matter.
      const source = readFile(form.$source ?? "\n");
      const before = codec.fromForm(source.form);
      const after = codec.fromForm(form);
      const isChanged = (name: string) =>
        JSON.stringify(before[name]) !== JSON.stringify(after[name]);
      const yaml = Object.keys(after)
        .filter(isChanged)
        .reduce((text, name) => setField(text, name, after[name]), source.yaml)
        .trimEnd();
      const { body = "" } = form;
      return yaml ? `---\n${yaml}\n---\n${source.gap}${body}` : body;
    },
  };
}
