import { fillHome, homeLinks } from "./homeLinks";

type Home = Parameters<typeof fillHome>[0];

const home = {
  headline: "I make it fast",
  primaryAction: { label: "Write", to: "mailto:a@example.com" },
  secondaryAction: { label: "About", to: "/über-mich#now" },
} as Home;

test("links of the start page are known with their lines", () => {
  const lineOf = (...at: string[]) =>
    at.join(".") === "home.secondaryAction.to" ? 12 : 9;
  expect(homeLinks(home, lineOf)).toEqual([
    { url: "mailto:a@example.com", line: 9 },
    { url: "/über-mich#now", line: 12 },
  ]);
  expect(homeLinks({ ...home, secondaryAction: undefined }, lineOf)).toEqual([
    { url: "mailto:a@example.com", line: 9 },
  ]);
  expect(homeLinks(undefined, lineOf)).toEqual([]);
});

test("they lead where the page's language has it, and the rest stays", () => {
  const to = "/ar/about#now";
  expect(fillHome(home, [{ written: "/über-mich#now", to }])).toEqual({
    ...home,
    secondaryAction: { label: "About", to },
  });
  expect(fillHome(home, [])).toEqual(home);
});
