import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { getDocsVersionKey } from "../state/storageKeys";
import { siteDocs } from "./docsLinks";
import { docsPage, sampleDocs } from "./testing/sampleDocs";
import { showDocsItems as show, withSampleDocs } from "./testing/showDocsItems";

withSampleDocs();

const key = getDocsVersionKey("default");
const store = (name: string) => {
  localStorage.setItem(key, name);
};
const menu = { type: "docsVersionDropdown" as const };
const elsewhere = { path: "/about" };

async function openMenu(name: string) {
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name }));
  return user;
}
const entries = () =>
  screen
    .getAllByRole("link")
    .map((one) => [one.textContent, one.getAttribute("href")]);

it("leaves the query of other pages there", () => {
  history.replaceState(null, "", "/about?tag=a#b");
  show(menu, { ...elsewhere, locale: "de" });
  fireEvent.focus(screen.getAllByRole("link", { hidden: true })[0] as Element);
  expect(entries().map(([, href]) => href)).toEqual([
    "/de/docs/next",
    "/de/docs",
    "/de/docs/1.0/intro",
  ]);
});

it("shows the versions asked for, in their order", async () => {
  show(
    { ...menu, versions: ["1.0", "current"] },
    { locale: "de", ...elsewhere },
  );
  await openMenu("Version: 1.0 <LTS>");
  expect(entries().map(([label]) => label)).toEqual(["1.0 <LTS>", "In Arbeit"]);
});

it("is one link where there is one entry", () => {
  show({ ...menu, versions: ["1.0"] }, elsewhere);
  expect(screen.queryByRole("button")).toBeNull();
  expect(entries()).toEqual([["1.0 <LTS>", "/docs/1.0/intro"]]);
  store("2.0");
});

it("is marked on its own pages", () => {
  show(menu, { docs: docsPage() });
  expect(screen.getByRole("button")).toHaveAttribute("data-active");
});

it("names the instance where it has a name", () => {
  const item = {
    ...menu,
    docsPluginId: "api",
  };
  const versions = ["Next", "1.0"].map((label) => ({
    name: label === "Next" ? "current" : label,
    label,
    to: `/api/${label}`,
  }));
  const docs = { api: { ...sampleDocs.en.api, versions } };
  Object.assign(siteDocs, { en: docs, de: docs });
  show(item, elsewhere);
  expect(screen.getByRole("button")).toHaveAccessibleName("API, version: Next");
  const { container } = show(item, { ...elsewhere, locale: "de" }, "drawer");
  expect(within(container).getByText("API: Versionen")).toBeVisible();
});
