import { render } from "@testing-library/react";
import i18next from "i18next";
import { useTranslation } from "react-i18next";
import { FreshStrings } from "./FreshStrings";

const stringsOf = (lng: string, label: string) => {
  const i18n = i18next.createInstance();
  void i18n.init({
    lng,
    resources: { [lng]: { shell: { skipLink: { label: `${label} {{n}}` } } } },
    initAsync: false,
  });
  return i18n;
};

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
