import { spareConnection } from "./spareConnection";

it.each([
  [undefined, true],
  [{ effectiveType: "4g", saveData: false }, true],
  [{ effectiveType: "3g" }, true],
  [{ effectiveType: "2g", saveData: false }, false],
  [{ effectiveType: "slow-2g" }, false],
  [{ effectiveType: "4g", saveData: true }, false],
])("with %j, loads what the pointer passes over: %s", (connection, loads) => {
  const hovering = jest.fn();
  const target = { navigator: { connection }, ___loader: { hovering } };
  spareConnection(target);
  target.___loader.hovering("/about");
  expect(hovering.mock.calls).toEqual(loads ? [["/about"]] : []);
});
