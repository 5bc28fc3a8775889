/** @jest-environment node */
import { compileMdx } from "./compileMdx";
import { compileOptions } from "./testing/compileOptions";

const messagesOf = async (body: string) => {
  const { faults } = await compileMdx(body, compileOptions);
  return faults.map(({ line, message }) => `${line}: ${message}`);
};

test.each([
  ["<Tabs>\n<TabItem>A</TabItem>\n</Tabs>", "needs the attribute"],
  ['<Tabs>\n<TabItem value="a"></TabItem>\n</Tabs>', "is empty"],
  [
    '<Tabs defaultValue="b">\n<TabItem value="a">A</TabItem> <TabItem vale="b">B</TabItem>\n</Tabs>',
    'has no attribute "vale"',
  ],
  [":::tabs\n\n::tab-item{value=a}\n\n:::", "is empty"],
])("what one part lacks for another's fault is none: %j", async (body, own) => {
  expect(await messagesOf(body)).toEqual([expect.stringContaining(own)]);
});

test("an attribute is at fault whatever stands inside", async () => {
  expect(
    await messagesOf("<Tabs group='os'>\n<TabItem>A</TabItem>\n</Tabs>"),
  ).toEqual([
    '2: <TabItem> needs the attribute "value".',
    '1: <Tabs> has no attribute "group".',
  ]);
});

test("parts beside a faulty one have their own faults", async () => {
  expect(
    await messagesOf("<TabItem>A</TabItem>\n\n<Tabs></Tabs>"),
  ).toHaveLength(2);
});
