import { render } from "@testing-library/react";
import i18next from "i18next";
import { useTranslation } from "react-i18next";
import { FreshStrings } from "./FreshStrings";

const stringsOf = (lng: string, label: string) => {
  const i18n = i18next.createInstance();
  void i18n.init({
    lng,
    resources: { [lng]: { shell: { skipLink: { label: `${label} {{n}}` } } } },
    initImmediate: false,
  });
  return i18n;
};

it("gives what stays mounted the new page's strings in the same render", () => {
  const seen: string[] = [];
  function Label() {
    const { t } = useTranslation("shell");
    seen.push(t("skipLink.label", { n: 1 }));
    return null;
  }
  const { rerender } = render(
    <FreshStrings i18n={stringsOf("en", "Skip")}>
      <Label />
    </FreshStrings>,
  );
  rerender(
    <FreshStrings i18n={stringsOf("de", "Springen")}>
      <Label />
    </FreshStrings>,
  );
  expect(seen.slice(0, 1)).toEqual(["Skip 1"]);
  expect(new Set(seen.slice(seen.indexOf("Springen 1")))).toEqual(
    new Set(["Springen 1"]),
  );
  expect(seen.filter((text) => text === "Skip 1")).toHaveLength(1);
});
