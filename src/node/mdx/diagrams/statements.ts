/** A kind of diagram: what its first line is, and what may stand in a line below. */
export type DiagramKind = {
  /** As authors write it. */
  name: string;
  header: RegExp;
  statements: readonly RegExp[];
  /** How large drawings are shown. Default: 1.15, for their letters have 13 and 11 pixels, which is small beside a text. */
  scale?: number;
  /** White margin that the library gives it whatever it is asked for, in pixels. */
  margin?: number;
  /** What stands between braces: members of a class, columns of a table. */
  members?: RegExp;
};

const pattern = (...parts: string[]) =>
  new RegExp(`^(?:${parts.join("")})$`, "u");

const shape = [
  String.raw`\(\(\(.+?\)\)\)`,
  String.raw`\(\[.+?\]\)`,
  String.raw`\(\(.+?\)\)`,
  String.raw`\[\[.+?\]\]`,
  String.raw`\[\(.+?\)\]`,
  String.raw`\[\/.+?\\\]`,
  String.raw`\[\\.+?\/\]`,
  String.raw`>.+?\]`,
  String.raw`\{\{.+?\}\}`,
  String.raw`\[.+?\]`,
  String.raw`\(.+?\)`,
  String.raw`\{.+?\}`,
].join("|");
const node = String.raw`[\w-]+?(?:${shape})?(?::::[\w-]+)?`;
const nodes = String.raw`${node}(?:\s*&\s*${node})*`;
const arrow = String.raw`<?(?:-->|-\.->|==>|---|-\.-|===)(?:\|[^|]*\|)?`;
const wordArrow = String.raw`<?(?:--|-\.|==)\s+.+?\s+(?:-->|---|\.->|-\.-|==>|===)`;
const direction = /^direction\s+(?:TD|TB|LR|BT|RL)$/i;
const state = String.raw`(?:\[\*\]|[\w\p{L}-]+)`;
const number = String.raw`-?\d+(?:\.\d+)?`;
const numbers = String.raw`\[\s*${number}(?:\s*,\s*${number})*\s*\]`;
const classArrow = String.raw`(?:<\|--|<\|\.\.|\*--|o--|-->|--\*|--o|--\|>|\.\.>|\.\.\|>|<--|<\.\.|--)`;
const count = String.raw`(?:"[^"]*"\s+)?`;

/** Kinds of diagrams that beautiful-mermaid draws, with as much of their syntax as it knows. */
export const diagramKinds: readonly DiagramKind[] = [
  {
    name: "flowchart",
    header: /^(?:graph|flowchart)\s+(?:TD|TB|LR|BT|RL)$/i,
    statements: [
      /^subgraph\s+.+$/,
      /^end$/,
      direction,
      /^class\s+[\w,-]+\s+\w+$/,
      pattern(nodes, String.raw`(?:\s*(?:${arrow}|${wordArrow})\s*${nodes})*`),
    ],
  },
  {
    name: "sequenceDiagram",
    margin: 30,
    header: /^sequenceDiagram$/i,
    statements: [
      /^(?:participant|actor)\s+\S+(?:\s+as\s+.+)?$/,
      /^Note\s+(?:left of|right of|over)\s+[^:]+:\s*.+$/i,
      /^(?:loop|alt|opt|par|critical|break)\b.*$/,
      /^(?:else|and)\b.*$/,
      /^end$/,
      /^(?:de)?activate\s+\S+$/,
      /^\S+?\s*--?(?:>>|>|\)|x)\s*[+-]?\S+?\s*:\s*.+$/,
    ],
  },
  {
    name: "stateDiagram-v2",
    header: /^stateDiagram(?:-v2)?$/i,
    statements: [
      direction,
      pattern(String.raw`state\s+(?:"[^"]+"\s+as\s+)?[\w\p{L}]+\s*\{`),
      /^\}$/,
      pattern(String.raw`state\s+"[^"]+"\s+as\s+[\w\p{L}]+`),
      pattern(String.raw`${state}\s*-->\s*${state}(?:\s*:\s*.+)?`),
      pattern(String.raw`[\w\p{L}-]+\s*:\s*.+`),
    ],
  },
  {
    name: "classDiagram",
    margin: 40,
    header: /^classDiagram$/i,
    members: /\S/,
    statements: [
      /^namespace\s+\S+\s*\{$/,
      /^\}$/,
      /^class\s+\S+?(?:\s*~\w+~)?(?:\s*\{)?$/,
      pattern(
        String.raw`\S+\s+${count}${classArrow}\s+${count}\S+?(?:\s*:\s*.+)?`,
      ),
      /^\S+?\s*:\s*.+$/,
    ],
  },
  {
    name: "erDiagram",
    margin: 40,
    header: /^erDiagram$/i,
    members:
      /^\S+\s+\S+(?:\s+(?:PK|FK|UK)(?:\s*,\s*(?:PK|FK|UK))*)?(?:\s+"[^"]*")?$/i,
    statements: [
      /^\S+\s*\{$/,
      /^\}$/,
      /^\S+\s+[|o}{]+(?:--|\.\.)[|o}{]+\s+\S+\s*:\s*.+$/,
    ],
  },
  {
    name: "xychart-beta",
    // Wider than a column, with letters of 14 pixels.
    scale: 0.9,
    header: /^xychart(?:-beta)?(?:\s+horizontal)?$/i,
    statements: [
      /^title\s+"[^"]+"$/,
      /^x-axis\s+(?:"[^"]*"\s*)?\[[^\]]+\]$/,
      pattern(
        String.raw`[xy]-axis\s+(?:"[^"]*"\s+)?${number}\s*-->\s*${number}`,
      ),
      /^y-axis\s+"[^"]+"$/,
      pattern(String.raw`(?:bar|line)\s+${numbers}`),
    ],
  },
];
