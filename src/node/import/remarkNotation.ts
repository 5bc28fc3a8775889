import type { Nodes, Root } from "mdast";
import { toString } from "mdast-util-to-string";
import { SKIP, visit } from "unist-util-visit";
import type { VisitorResult } from "unist-util-visit";
import { readCodeOptions, writeVideoAt } from "./tags";

/** Where an address leads after the import; without `to` nowhere, which the reason explains. */
export type Resolved = { to?: string; reason?: string };

type Options = {
  resolve: (address: string, isFile: boolean) => Resolved;
  report: (line: number | undefined, reason: string) => void;
};

/** Kramdown's attributes, such as `{: #id .class}`. */
const attributes = /[ \t]*\{:[^{}\n]*\}/g;
const idIn = (text: string) => /\{:[^}]*?#([\w-]+)/.exec(text)?.[1];
const code =
  /^(?:import\s.+["'];?|export\s+(?:default|const|let|function)\s[^]*)$/;

/** Translates notations of other generators that are no tags: markers, attributes, options of code, HTML; and all addresses. */
export const remarkNotation =
  ({ resolve, report }: Options) =>
  (tree: Root) => {
    const rewrite = (
      address: string,
      isFile: boolean,
      { position }: Pick<Nodes, "position">,
    ) => {
      const { to, reason } = resolve(address, isFile);
      if (reason) report(position?.start.line, reason);
      return to;
    };
    visit(tree, (node, index, parent) => {
      if (!parent || index === undefined) return undefined;
      const remove = (...instead: Nodes[]): VisitorResult => {
        parent.children.splice(index, 1, ...(instead as never[]));
        return [SKIP, index];
      };
      switch (node.type) {
        case "link":
        case "image":
        case "definition": {
          const isImage = node.type === "image";
          const url = rewrite(node.url, isImage, node);
          if (url !== undefined) node.url = url;
          else if (isImage)
            return remove({ type: "text", value: node.alt ?? "" });
          else return remove(...(node.type === "link" ? node.children : []));
          return undefined;
        }
        case "html":
          node.value = translateHtml(
            node.value,
            (...given) => rewrite(...given, node),
            (reason) => report(node.position?.start.line, reason),
          );
          return undefined;
        case "code":
          if (node.lang === "mdx-code-block")
            return remove({
              type: "html",
              value: node.value.replace(/^(?:import|export)\b.*\n?/gm, ""),
            });
          if (
            /linenos|hl_lines/.test(`${node.lang ?? ""} ${node.meta ?? ""}`)
          ) {
            node.meta = readCodeOptions(
              `${node.lang ?? ""} ${node.meta ?? ""}`,
            ).trim();
            node.lang = node.lang?.replace(/\{.*/, "") ?? null;
          }
          return undefined;
        case "list":
        case "paragraph": {
          if (node.children.length === 0) return remove();
          const text = toString(node).trim();
          if (
            /\{:\s*toc\b[^}]*\}$/i.test(text) ||
            /^\[\[?toc\]?\]$/i.test(text)
          )
            return remove();
          const before = parent.children[index - 1];
          if (/^\{:[^}]*\}$/.test(text)) {
            const id = idIn(text);
            if (id && before?.type === "heading")
              before.children.push({ type: "text", value: ` {#${id}}` });
            return remove();
          }
          if (node.type !== "paragraph" || !code.test(text)) return undefined;
          report(
            node.position?.start.line,
            `Code is left out: ${text.split("\n")[0] ?? ""}`,
          );
          return remove();
        }
        case "text": {
          const id = parent.type === "heading" ? idIn(node.value) : undefined;
          node.value =
            node.value.replace(attributes, "") + (id ? ` {#${id}}` : "");
          return undefined;
        }
        default:
          return undefined;
      }
    });
  };

const gist =
  /<script[^>]*src="(https:\/\/gist\.github\.com\/[^"]+?)(?:\.js)?"[^>]*>\s*<\/script>/gi;
const frame =
  /^\s*<iframe[^>]*\ssrc=["']([^"']+)["'][^>]*>\s*(?:<\/iframe>\s*)?$/i;
const component = /<\/?([A-Z]\w*[a-z]\w*)(?:"[^"]*"|'[^']*'|[^>"'])*>/g;
const tag = /<(?!script|style)\w+(?:"[^"]*"|'[^']*'|[^>"'])*>/gi;
const address =
  /(\s(src|href|poster)\s*=\s*)(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

function translateHtml(
  html: string,
  rewrite: (address: string, isFile: boolean) => string | undefined,
  report: (reason: string) => void,
): string {
  const video = writeVideoAt(frame.exec(html)?.[1] ?? "");
  if (video) return video.trim();
  return html
    .replace(/<!--\s*more\s*-->/i, "<!-- truncate -->")
    .replace(gist, '<a href="$1">$1</a>')
    .replace(component, (written, name: string) => {
      if (!written.startsWith("</"))
        report(`<${name}> has no counterpart: what it holds is kept.`);
      return "";
    })
    .replace(tag, (element) => {
      const plain = element.replace(/\ssrcset\s*=\s*(?:"[^"]*"|'[^']*')/gi, "");
      const lost: string[] = [];
      const changed = plain.replace(
        address,
        (_, start: string, name: string, ...values: string[]) => {
          const isFile = !/href/i.test(name);
          const to = rewrite(valueOf(values), isFile);
          if (to === undefined && isFile) lost.push(name);
          return to === undefined ? "" : `${start}"${to}"`;
        },
      );
      return lost.length > 0 ? "" : changed;
    });
}

/** The one of several groups of an expression that matched. */
const valueOf = (groups: readonly (string | undefined)[]) =>
  groups.slice(0, 3).find((one) => typeof one === "string") ?? "";
