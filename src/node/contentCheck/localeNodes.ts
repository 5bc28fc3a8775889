import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Node } from "gatsby";

/** The interface's texts as gatsby-plugin-react-i18next makes nodes of them. */
export function localeNodes(root: string): Node[] {
  const folder = path.join(root, "locales");
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".json"))
    .map((name) => {
      const { dir: language, name: ns } = path.parse(name);
      const data = readFileSync(path.join(folder, name), "utf8");
      const id = `Locale ${name}`;
      const node = { id, language, ns, data, internal: { type: "Locale" } };
      return node as unknown as Node;
    });
}
