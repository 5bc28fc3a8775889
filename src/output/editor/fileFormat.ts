import { isMap, parseDocument, stringify } from "yaml";
import type { YAMLMap } from "yaml";
import { splitFrontMatter } from "../../site/files/frontMatter";
import { parseYaml } from "../../site/files/parseYaml";
import { fromForm, toForm } from "./formValues";
import type { EditorField } from "./formValues";

// The editor reads and writes files with this, in its page. In a file it changes the fields that its author changed, and nothing else.

/** The part of a file that the editor shows. Sveltia CMS leaves fields alone that it does not know, such as that of the file's text. */
type Form = Record<string, unknown> & { body?: string; $source?: string };

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

/** Makes a format of Sveltia CMS for front matter with these fields, and text. */
export function createFileFormat(formFields: readonly EditorField[]) {
  const fields = formFields.filter(({ name }) => name !== "body");

  const readFile = (text: string) => {
    const { yaml, body } = splitFrontMatter(text);
    const [gap = ""] = /^\n*/.exec(body) ?? [];
    const { data } = parseYaml(yaml);
    const values = fields.map((field) => [
      field.name,
      toForm(field, data[field.name]),
    ]);
    const form = Object.fromEntries(
      values.filter(([, value]) => value !== undefined),
    ) as Form;
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
      let { yaml } = source;
      for (const field of fields) {
        const { name } = field;
        const value = fromForm(field, form[name]);
        const before = fromForm(field, source.form[name]);
        if (JSON.stringify(value) === JSON.stringify(before)) continue;
        yaml = setField(yaml, name, value);
      }
      yaml = yaml.trimEnd();
      const { body = "" } = form;
      return yaml ? `---\n${yaml}\n---\n${source.gap}${body}` : body;
    },
  };
}
