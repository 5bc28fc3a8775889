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

it("asks once for a text that many pages of a build have", () => {
  process.env.BUILD_STAGE = "build-html";
  const i18n = stringsOf("en", "Skip");
  const translate = jest.spyOn(i18n, "t");
  const Label = ({ n }: { n: number }) => (
    <p>{useTranslation("shell").t("skipLink.label", { n })}</p>
  );
  const textOf = (n: number) =>
    render(
      <FreshStrings i18n={i18n}>
        <Label n={n} />
      </FreshStrings>,
    ).container.textContent;
  expect([1, 1, 2].map(textOf)).toEqual(["Skip 1", "Skip 1", "Skip 2"]);
  expect(translate).toHaveBeenCalledTimes(2);
  delete process.env.BUILD_STAGE;
});
