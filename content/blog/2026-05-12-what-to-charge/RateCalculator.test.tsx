import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { RateCalculator } from "./RateCalculator";
import type { RateLang } from "./rateTexts";

const write = async (label: RegExp, text: string) => {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
  return field;
};

it.each<[RateLang, RegExp, string, string]>([
  ["en", /^Income/, "90,000", "€890 a day"],
  ["en", /^Billable/, "2.5", "€950 a day"],
  ["de", /Einkommen/, "90.000", "890 € am Tag"],
  ["de", /^Abrechenbare/, "2,5", "950 € am Tag"],
])("in %s, %s takes %s", async (lang, label, text, result) => {
  render(<RateCalculator lang={lang} />);
  const field = await write(label, text);
  expect(screen.getByRole("status")).toHaveTextContent(result);
  expect(field).not.toHaveAttribute("aria-invalid");
});

it.each<[RateLang, RegExp, string, string]>([
  ["en", /^Income/, "90.000", "Please enter a number, such as 78,000."],
  ["en", /^Costs/, "-1", "Please stay between 0 and 1,000,000."],
  ["en", /^Working/, "0", "Please enter more than 0, and at most 52."],
  ["de", /Einkommen/, "90,000", "eine Zahl, zum Beispiel 78.000."],
  ["de", /^Abrechenbare/, "8", "mehr als 0 und höchstens 7."],
])("in %s, %s says what is wrong with %s", async (lang, label, text, fault) => {
  render(<RateCalculator lang={lang} />);
  const field = await write(label, text);
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(expect.stringContaining(fault));
  expect(document.querySelectorAll("[aria-invalid]")).toHaveLength(1);
  expect(screen.getByRole("status")).toHaveTextContent(
    new RegExp(`: [^;]*${label.source.replace("^", "")}[^;]*\\.$`),
  );
});
