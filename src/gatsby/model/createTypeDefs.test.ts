import { z } from "zod";
import { createTypeDefs } from "./createTypeDefs";

const member = z
  .object({ name: z.string().describe("a name") })
  .meta({ id: "Member", description: "someone" });

test("types follow from schemas, with their descriptions", () => {
  const fields = {
    client: z.string().describe("who it was for"),
    liveUrl: z.url().optional().describe("where it is to be seen"),
    year: z.int().describe("when").nullable(),
    rate: z.number().default(1).describe("how much"),
    team: z.array(member).default([]).describe("who worked on it"),
    lead: member.nullable().describe("who led it"),
    date: z
      .string()
      .meta({ graphql: "Date! @dateformat", description: "a day" }),
    other: z.union([z.boolean(), z.string()]).describe("anything"),
  };
  const [type, ...values] = createTypeDefs([
    { name: "Project", description: "A project.", fields, parent: "File" },
  ]);
  expect(type?.split("\n")).toEqual([
    '"A project."',
    'type Project implements Node @dontInfer @childOf(types: ["File"]) {',
    ...['"who it was for"', "client: String!"],
    ...['"where it is to be seen"', "liveUrl: String"],
    ...['"when"', "year: Int"],
    ...['"how much"', "rate: Float!"],
    ...['"who worked on it"', "team: [Member!]!"],
    ...['"who led it"', "lead: Member"],
    ...['"a day"', "date: Date! @dateformat"],
    ...['"anything"', "other: JSON!"],
    "}",
  ]);
  expect(values).toEqual([
    '"someone"\ntype Member {\n"a name"\nname: String!\n}',
  ]);
});

test("a type shares the fields of an interface", () => {
  const fields = { title: z.string().describe("its name") };
  const entry = { name: "Entry", description: "An entry.", fields };
  const page = { name: "Page", description: "A page.", fields };
  expect(createTypeDefs([{ ...page, shares: "Entry" }], [entry])).toEqual([
    '"A page."\ntype Page implements Node & Entry @dontInfer  {\n"its name"\ntitle: String!\n}',
    '"An entry."\ninterface Entry {\n"its name"\ntitle: String!\n}',
  ]);
});
