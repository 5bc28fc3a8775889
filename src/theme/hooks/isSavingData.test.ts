import { isSavingData } from "./isSavingData";

it.each([
  [{ saveData: true, effectiveType: "4g" }, true],
  [{ saveData: false, effectiveType: "slow-2g" }, true],
  [{ saveData: false, effectiveType: "4g" }, false],
  [undefined, false],
])("with %j it is %j", (value, isSaving) => {
  Object.defineProperty(navigator, "connection", { value, configurable: true });
  expect(isSavingData()).toBe(isSaving);
});
