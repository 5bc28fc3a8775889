import { outputFiles, readOutput } from "../build/site/outputFolder";
import { openPage } from "../e2e/support/openPage";
import { expect, test } from "../e2e/support/test";
import { violationsInModes } from "../e2e/support/violations";

type PageData = {
  path: string;
  componentChunkName: string;
  result: { pageContext: { locale?: string } };
};

/** One page of each template in each language. */
const samples = new Map(
  [...outputFiles]
    .filter((file) => /^page-data\/.*page-data\.json$/.test(file))
    .map((file) => JSON.parse(readOutput(file)) as PageData)
    .filter(({ path }) => !/\/404/.test(path))
    .map(({ path, componentChunkName, result }) => [
      `${componentChunkName} ${result.pageContext.locale}`,
      path,
    ]),
);

// An owner's choice; there is no network here.
test.use({ expectedProblems: [/^asked another host|net::ERR_NAME_NOT/] });

for (const path of samples.values()) {
  test(`${path} has no barrier`, async ({ page }) => {
    await openPage(page, path);
    expect(
      await violationsInModes(page),
      "axe names mode, width, rule, element and what to do",
    ).toEqual([]);
  });
}
