import type { Profile, ProfileRow } from "./profile";

/** Writes a profile as a Word document with real headings and lists, for clients who want to edit it. */
export async function createDocx(profile: Profile): Promise<Buffer> {
  const { Document, HeadingLevel, Packer, Paragraph, TextRun } =
    await import("docx");
  const small = (text: string) =>
    new Paragraph({ children: [new TextRun({ text, size: 18 })] });
  const writeRow = ({
    aside,
    heading,
    text,
    facts = [],
    points = [],
  }: ProfileRow) => [
    ...(aside ? [small(aside)] : []),
    ...(heading
      ? [new Paragraph({ text: heading, heading: HeadingLevel.HEADING_2 })]
      : []),
    ...(text ? [new Paragraph(text)] : []),
    ...facts.map(small),
    ...points.map(
      (point) => new Paragraph({ text: point, bullet: { level: 0 } }),
    ),
  ];
  return Packer.toBuffer(
    new Document({
      title: profile.title,
      creator: profile.name,
      styles: {
        default: {
          document: { run: { language: { value: profile.lang } } },
        },
      },
      sections: [
        {
          children: [
            new Paragraph({ text: profile.name, heading: HeadingLevel.TITLE }),
            new Paragraph(profile.label),
            small(profile.contact.map(({ text }) => text).join(" · ")),
            ...(profile.summary ? [new Paragraph(profile.summary)] : []),
            ...profile.sections.flatMap(({ title, rows }) => [
              new Paragraph({ text: title, heading: HeadingLevel.HEADING_1 }),
              ...rows.flatMap(writeRow),
            ]),
          ],
        },
      ],
    }),
  );
}
