import { createFolder } from "../../tests/createFolder";
import { checkOwnFiles } from "./checkOwnFiles";

jest.mock("own/components", () => ({ components: {} }));

const { root, write, empty } = createFolder();

it("says nothing where there is no folder", () => {
  expect(checkOwnFiles(root)).toEqual([]);
});

it("reports files that take the place of nothing, and no others", () => {
  write("src/own/Footer.tsx", "export const Footer = () => <footer />;");
  write("src/own/NotFound.tsx", "export default function NotFound() {}");
  write("src/own/Comments.tsx", "export const Comments = <;");
  for (const file of [
    "Footer.old.tsx",
    "Footer.json",
    "Footer.module.css",
    "Footer.test.tsx",
    "Foter.tsx",
    "brand.tsx",
    "own.css",
    "style.css",
    "notes.md",
    ".DS_Store",
    "lib/anything.ts",
  ]) {
    write(`src/own/${file}`);
  }
  const found = checkOwnFiles(root).map(({ file, note }) => [file, note]);
  expect(found.sort()).toEqual([
    ["src/own/Footer.json", "Rename it, or move it to a folder below."],
    ["src/own/Footer.old.tsx", "Rename it, or move it to a folder below."],
    ["src/own/Foter.tsx", 'Did you mean "Footer"?'],
    [
      "src/own/NotFound.tsx",
      'Begin it with "export function NotFound", as "npm run new -- part NotFound" does.',
    ],
    ["src/own/brand.tsx", 'Did you mean "Brand"?'],
    ["src/own/style.css", "Rename it, or move it to a folder below."],
  ]);
});

it("reports components whose folder is misspelt", () => {
  empty();
  const own = jest.requireMock<{ components: object }>("own/components");
  Object.assign(own.components, {
    Signature: { folder: "signature" },
    Stamp: { folder: "stmp" },
    Cards: { folder: "cards" },
    Plain: {},
  });
  for (const folder of [
    "own/components/signature",
    "own/components/stamp",
    "components/cards",
  ])
    write(`src/${folder}/a.css`);
  expect(checkOwnFiles(root)).toEqual([
    expect.objectContaining({
      reason: 'The component "Stamp" has no folder "stmp".',
      note: 'Did you mean "stamp"?',
    }),
  ]);
});
