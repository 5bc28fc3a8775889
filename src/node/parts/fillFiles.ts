import { fileMarks } from "../../parts/fileUrl";

const { open, close } = fileMarks;
const placeholder = new RegExp(`${open}([^${close}]*)${close}`, "g");

/** Puts the addresses of files into a content tree that is still JSON. */
export async function fillFiles(
  json: string,
  urlOf: (src: string) => Promise<string>,
): Promise<string> {
  if (!json.includes(open)) return json;
  const names = [...json.matchAll(placeholder)].map(([, name = ""]) => name);
  const urls = new Map<string, string>();
  for (const name of new Set(names)) {
    const src = JSON.parse(`"${name}"`) as string;
    urls.set(name, JSON.stringify(await urlOf(src)).slice(1, -1));
  }
  return json.replace(placeholder, (_, name: string) => urls.get(name) ?? "");
}
