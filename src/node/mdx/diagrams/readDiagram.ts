import { diagramKinds } from "./statements";
import type { DiagramKind } from "./statements";

/** A line of a diagram that can't be drawn, or is left out; counted from 0. */
export type DiagramFault = { line: number; message: string; fix: string };

export type Diagram = {
  /** What is drawn. */
  source: string;
  /** White margin that the drawing will have, in pixels. */
  margin: number;
  /** How large it is shown. */
  scale: number;
  title?: string;
  /** From `accTitle` and `accDescr`. */
  name?: string;
  description?: string;
  /** What is not drawn, though the rest is. */
  leftOut: DiagramFault[];
  /** Why nothing can be drawn. */
  broken: DiagramFault[];
};

const kindNames = diagramKinds.map(({ name }) => name).join(", ");
/** The one emphasis there is: `A[Label]:::mark`. */
const markClass = "classDef mark fill:mark,stroke:mark,stroke-width:1.5";

const click = /^(?:click|link|links|callback)\s/;
const paint = /^(?:style|classDef|linkStyle)\s/;
const setting = /^%%\{.*\}%%$/;

/** What has a meaning beside the drawing, or none. */
function takeNotes(
  lines: string[],
): Pick<Diagram, "title" | "name" | "description"> {
  const notes: Pick<Diagram, "title" | "name" | "description"> = {};
  if (lines[0] === "---") {
    const end = lines.indexOf("---", 1);
    for (let at = 0; at <= end; at += 1) {
      const title = /^title:\s*(.+)$/.exec(lines[at] ?? "")?.[1];
      if (title) notes.title = title.replace(/^(["'])(.*)\1$/, "$2");
      lines[at] = "";
    }
  }
  let isInDescription = false;
  const words: string[] = [];
  for (const [at, line] of lines.entries()) {
    const begins = /^accDescr\s*\{\s*(.*)$/.exec(line)?.[1];
    if (isInDescription || begins !== undefined) {
      isInDescription = !line.endsWith("}");
      words.push((begins ?? line).replace(/\}$/, "").trim());
    } else if (line.startsWith("accTitle:")) {
      notes.name = line.slice(9).trim();
    } else if (line.startsWith("accDescr:")) {
      words.push(line.slice(9).trim());
    } else continue;
    lines[at] = "";
  }
  const description = words.filter(Boolean).join(" ");
  return description ? { ...notes, description } : notes;
}

/** Leaves out what would be unsafe, or wrong in one of the two colour modes. */
function leaveOut(lines: string[]): DiagramFault[] {
  const faults: DiagramFault[] = [];
  for (const [line, text] of lines.entries()) {
    const [name = ""] = text.split(/\s/);
    if (click.test(text)) {
      const fix = "Put the link into the text around.";
      faults.push({
        line,
        message: `"${name}" is left out: diagrams have no links.`,
        fix,
      });
    } else if (paint.test(text)) {
      const fix = "To emphasise a part of a flowchart, write A[Label]:::mark.";
      faults.push({
        line,
        message: `"${name}" is left out: diagrams have the site's colours, in both modes.`,
        fix,
      });
    } else if (!setting.test(text)) continue;
    lines[line] = "";
  }
  return faults;
}

function findBroken(
  lines: readonly string[],
  first: number,
  kind: DiagramKind,
) {
  const broken: DiagramFault[] = [];
  let isInside = false;
  for (const [line, text] of lines.entries()) {
    if (line <= first || text === "") continue;
    const isFine =
      isInside && text !== "}"
        ? kind.members?.test(text)
        : kind.statements.some((statement) => statement.test(text));
    if (!isFine) {
      broken.push({
        line,
        message: `This line of the diagram can't be read: ${text}`,
        fix: "The page shows the code instead; the living page names what diagrams may contain.",
      });
    }
    if (kind.members && !text.startsWith("namespace")) {
      isInside = text.endsWith("{") || (isInside && text !== "}");
    }
  }
  return broken;
}

/** Reads what the drawing library would pass over in silence: notes, links, and lines that it does not know. */
export function readDiagram(code: string): Diagram {
  const lines = code.split("\n").map((line) => line.trim().replace(/;$/, ""));
  const notes = takeNotes(lines);
  const leftOut = leaveOut(lines);
  for (const [at, line] of lines.entries()) {
    if (line.startsWith("%%")) lines[at] = "";
  }
  const first = lines.findIndex(Boolean);
  const header = lines[first] ?? "";
  const kind = diagramKinds.find((one) => one.header.test(header));
  const broken = kind
    ? findBroken(lines, first, kind)
    : [
        {
          line: Math.max(first, 0),
          message: header
            ? `Diagrams that begin with "${header}" can't be drawn.`
            : "This diagram is empty.",
          fix: `Begin with one of: ${kindNames}. A flowchart has a direction, too: flowchart LR.`,
        },
      ];
  if (kind && !lines.some((line, at) => at > first && line !== "")) {
    broken.push({
      line: first,
      message: "This diagram is empty.",
      fix: "Add a line, such as A --> B.",
    });
  }
  if (kind?.name === "flowchart") lines.push(markClass);
  return {
    ...notes,
    margin: kind?.margin ?? 0,
    scale: kind?.scale ?? 1.15,
    source: lines.filter(Boolean).join("\n"),
    leftOut,
    broken,
  };
}
