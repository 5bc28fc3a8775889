import type { Page } from "@playwright/test";
import { dataOf } from "./addresses";

type PageData = {
  result: { data: { page: unknown }; pageContext: { alternates: unknown } };
};

const faults = {
  page: ({ result }: PageData) => {
    result.data.page = { title: "x", body: [["p", { style: "x" }, {}]] };
  },
  shell: ({ result }: PageData) => {
    result.pageContext.alternates = null;
  },
};

/** Alters a page's data on its way, so that what shows them crashes. */
export const spoil = (page: Page, path: string, part: keyof typeof faults) =>
  page.route(dataOf(path), async (route) => {
    const response = await route.fetch();
    const data = (await response.json()) as PageData;
    faults[part](data);
    await route.fulfill({ response, json: data });
  });
