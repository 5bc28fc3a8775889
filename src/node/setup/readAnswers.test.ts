/** @jest-environment node */
import { answersSchema, changesSchema } from "./answers";
import { composeSite } from "./composeSite";
import { planSetup } from "./planSetup";
import { readAnswers } from "./readAnswers";
import { answer, example, given, project } from "./testing/exampleProject";

test.each([
  given,
  { ...given, comments: "https://mastodon.social" },
  {
    ...given,
    languages: "de,en",
    phone: "1",
    form: "netlify",
    comments: "a/b,R_kgDOABC123,Comments,DIC_kwDOABC123",
    statistics: "umami,a1,https://stats.kim.dev",
    insurer: "A",
    insuranceScope: "EU | EU",
  },
])("a config says what it was made from: %j", (written) => {
  const mine = composeSite(example, answersSchema.parse(written));
  const names = project.files.concat("content/pages/services/index.mdx");
  const { start: _, sections, ...rest } = written;
  expect(readAnswers(mine, names)).toMatchObject(rest);
});

test("what is not answered a second time stays, beside what the owner has added or deleted", () => {
  const mine = {
    ...composeSite(example, answer()),
    typefaces: { text: { family: "A", regular: "/a.woff2" }, labels: "b" },
    legal: {
      name: "Jo",
      responsible: "Jo",
      host: { name: "H", country: "DE" },
    },
  } as unknown as typeof example;
  const changes = changesSchema.parse({ phone: "1" });
  expect(composeSite(mine, changes)).toEqual({
    ...mine,
    contact: { ...mine.contact, phone: "1" },
  });
  expect(
    planSetup(changes, { ...project, site: mine }).map(({ file }) => file),
  ).toEqual(["src/config/site.ts"]);
});
