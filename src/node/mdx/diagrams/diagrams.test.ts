/** @jest-environment node */
import { compileMdx } from "../compileMdx";
import { compileOptions } from "../testing/compileOptions";
import { allNamed, compileDiagram, svgOf } from "./testing/compileDiagram";

const diagrams: Record<string, string> = {
  flowchart: `flowchart LR
  A[Anfrage prüfen] --> B{Passt es?}:::mark
  B -->|ja, natürlich| C(["Angebot (fest)"])
  B -- nein --> D[(Ablage)] & E
  subgraph s [Später]
    direction TB
    E((x)) -.-> F>"y"]
  end
  F <==> G[[z]];`,
  "flowchart without direction of its own": "graph TD\nA-->B-->C & D",
  sequenceDiagram: `sequenceDiagram
  actor K as Kundin
  participant F as Freelancer
  K->>+F: Anfrage<br/>mit Frist
  Note over K,F: 14 Tage Ziel
  loop jede Woche
    F-->>K: Stand
  end
  alt zahlt
    K-)F: Geld
  else zahlt nicht
    F-xK: Mahnung
  end
  deactivate F`,
  "stateDiagram-v2": `stateDiagram-v2
  direction LR
  [*] --> Entwurf
  Entwurf --> Bezahlt: Überweisung
  state "Wird gemahnt" as Mahnen
  Mahnen: zum zweiten Mal
  state Offen {
    a --> b
  }
  Bezahlt --> [*]`,
  classDiagram: `classDiagram
  Beleg <|-- Rechnung
  Kunde "1" --> "*" Rechnung : erhält
  class Beleg {
    <<abstract>>
    +int nummer
    +buchen() bool
  }
  Kunde : +String name`,
  erDiagram: `erDiagram
  KUNDE ||--o{ RECHNUNG : erhält
  KUNDE {
    string name PK "der Name"
    int nr
  }`,
  "xychart-beta": `xychart-beta
  title "Umsatz"
  x-axis "Monat" [Jan, Feb, März]
  y-axis "Euro" 0 --> 500
  bar [180, 250.5, 310]
  line [100, 220, 300]`,
};

describe.each(Object.entries(diagrams))("%s", (_, diagram) => {
  it("is drawn in our colours, small, and asks nobody for anything", async () => {
    const { faults, tree, compiled } = await compileDiagram(diagram);
    expect(faults).toEqual([]);
    expect(compiled?.parts).toEqual(["diagram"]);
    const { html, width, height } = svgOf(tree) as Record<string, string>;
    expect(Number(width)).toBeGreaterThan(50);
    expect(Number(height)).toBeGreaterThan(50);
    expect(html).toMatch(/<text [^>]*>[^<]/);
    expect(html).not.toContain("(no attributes)");
    expect(html).not.toMatch(
      / style=|<style|http|#[0-9a-f]{3}|var\(--_|data-|\d\.\d\d/,
    );
    expect(html?.length).toBeLessThan(4_000);
  });

  it("can be read as text", async () => {
    const { tree } = await compileDiagram(diagram);
    expect(allNamed(tree, "code")).toEqual([["code", 0, diagram]]);
  });
});

it("names a drawing by its caption, its own title, or as what it is", async () => {
  const nameOf = async (diagram: string, options?: string) => {
    const { tree, faults } = await compileDiagram(diagram, options);
    expect(faults).toEqual([]);
    const svg = svgOf(tree) as Record<string, string>;
    const [caption] = allNamed(tree, "figcaption").map(([, , text]) => text);
    const note = /<desc id="([^"]*)">([^<]*)/.exec(svg.html ?? "");
    expect(svg["aria-describedby"]).toBe(note?.[1]);
    return { name: svg["aria-label"], caption, note: note?.[2] };
  };
  const plain = "flowchart LR\nA --> B";
  expect(await nameOf(plain, ' title="Wie es geht"')).toEqual({
    name: "Wie es geht",
    caption: "Wie es geht",
  });
  expect(
    await nameOf(
      "flowchart LR\naccTitle: Weg\naccDescr: Von A <b>nach B.\nA --> B",
      ' title="Der Weg"',
    ),
  ).toEqual({ name: "Weg", caption: "Der Weg", note: "Von A &lt;b>nach B." });
  expect(
    await nameOf(
      "---\ntitle: Der Weg\n---\nflowchart LR\n  accDescr {\n    Von A\n    nach B.\n  }\n  A --> B",
    ),
  ).toEqual({ name: "Der Weg", caption: "Der Weg", note: "Von A nach B." });
  expect((await nameOf(plain)).name).toMatch(/^.diagram.$/);
  expect(await nameOf(plain, " description='So.'")).toMatchObject({
    note: "So.",
  });
});

it("keeps ids apart where a text has two", async () => {
  const { tree } = await compileDiagram(
    "flowchart LR\nA --> B\n```\n\n```mermaid\nflowchart LR\nB --> C",
  );
  const ids = [...JSON.stringify(tree).matchAll(/ id=\\"([^"\\]+)/g)].map(
    ([, id]) => id,
  );
  expect(ids).toEqual(["diagram-1-arrowhead", "diagram-2-arrowhead"]);
});

it("stands in plain Markdown with HTML, too, and not in a summary", async () => {
  const { compiled } = await compileMdx(
    '<p>a</p>\n\n```mermaid title="T"\nflowchart LR\nA --> B\n```\n\n<!-- truncate -->\n\nb',
    { ...compileOptions, format: "md" },
  );
  expect(allNamed(compiled?.body ?? "", "figcaption")).toEqual([
    ["figcaption", 0, "T"],
  ]);
  expect(JSON.stringify(compiled?.summary)).toBe('[["p",0,"a"]]');
});
