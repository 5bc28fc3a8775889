import { outputFiles, readOutput } from "../../build/site/outputFolder";

type PageData = {
  path: string;
  componentChunkName: string;
  result: { pageContext: { locale?: string } };
};

const data = [...outputFiles]
  .filter((file) => /^page-data\/.*page-data\.json$/.test(file))
  .map((file) => JSON.parse(readOutput(file)) as PageData)
  .filter(({ path }) => !/\/404/.test(path));

export const allPages: readonly string[] = data.map(({ path }) => path);

/** One page of each template in each language: their paths. */
export const samplePages: readonly string[] = [
  ...new Map(
    data.map(({ path, componentChunkName, result }) => [
      `${componentChunkName} ${result.pageContext.locale}`,
      path,
    ]),
  ).values(),
];

export const isGerman = (path: string): boolean => /^\/de(?:\/|$)/.test(path);
