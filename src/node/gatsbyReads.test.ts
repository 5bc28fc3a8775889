import { gatsbyReads } from "./gatsbyReads";

describe("gatsbyReads", () => {
  it.each([
    "export const query = graphql`{ site { id } }`;",
    'import { StaticImage } from "gatsby-plugin-image";',
    '<Slice alias="bar" />',
    "export const Head = () => null;",
    "export function Head() {}",
    "export async function config() {}",
    "export async function getServerData() {}",
    'export { Head } from "./Head";',
    "const Head = 1;\nexport {\n  other,\n  Head,\n};",
  ])("is true for %j", (code) => {
    expect(gatsbyReads(code)).toBe(true);
  });

  it.each([
    "",
    'import { siteConfig } from "../config/resolved";\nexport const one = 1;',
    'import { Heading } from "./Heading";\nexport function Title() { return <Heading />; }',
    "export const title = config.title;",
    "export function read(config: Config) {}",
  ])("is false for %j", (code) => {
    expect(gatsbyReads(code)).toBe(false);
  });
});
