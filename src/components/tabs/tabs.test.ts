/** @jest-environment node */
import { markupOf } from "../../site/markdown/testing/componentTests";

const two = `<Tabs>
<TabItem value="a">One</TabItem>
<TabItem value="b" label="Bee">

Two

</TabItem>
</Tabs>`;

test("tabs are labelled groups, all of them in the page", async () => {
  const list =
    '<div class="tabs-list" role="tablist" aria-label="[tabsLabel]" data-print="hide"><button type="button" class="tabs-tab" role="tab" aria-selected="true" tabindex="0">a</button><button type="button" class="tabs-tab" role="tab" aria-selected="false" tabindex="-1">Bee</button></div>';
  expect(await markupOf(two)).toBe(
    `<div class="tabs">${list}<div class="tabs-panel" role="group" aria-label="a" data-value="a" data-shown=""><p class="tabs-label"><strong>a</strong></p>One</div><div class="tabs-panel" role="group" aria-label="Bee" data-value="b"><p class="tabs-label"><strong>Bee</strong></p><p>Two</p></div></div>`,
  );
});

test("a group and a query bring the script that shows the choice at once", async () => {
  const grouped = two.replace("<Tabs>", '<Tabs groupId="os" queryString>');
  const markup = await markupOf(grouped);
  expect(markup).toContain('data-group="os" data-query="os"');
  expect(markup).toContain("currentScript.parentNode");
  expect(await markupOf(two)).not.toContain("currentScript");
});

test("an item says that it is shown first", async () => {
  const text = two.replace('"b"', '"b" default');
  expect(await markupOf(text)).toContain('data-value="b" data-shown=""');
});

test("tabs may lie in tabs", async () => {
  const inner = two.replaceAll("\n", "\n\n");
  const text = `<Tabs>\n<TabItem value="x">\n\n${inner}\n\n</TabItem>\n</Tabs>`;
  const markup = await markupOf(text);
  expect(markup.match(/role="tablist"/g)).toHaveLength(2);
  expect(markup).not.toContain("tab-item");
});
