import { recall } from "./recall";

test("makes a thing once for its owner and arguments", () => {
  const make = jest.fn((text: string) => text.toUpperCase());
  const [one, other] = [{}, {}];
  const ask = (owner: object, key: string, slots?: object) =>
    recall(owner, [["shell"], key, slots], () => make(key));
  expect(ask(one, "a")).toBe("A");
  expect(ask(one, "a")).toBe("A");
  expect(make).toHaveBeenCalledTimes(1);
  ask(one, "a", { count: 1 });
  ask(one, "a", { count: 2 });
  ask(one, "b");
  ask(other, "a");
  expect(make).toHaveBeenCalledTimes(5);
});

test("keeps an empty answer, too", () => {
  const make = jest.fn(() => undefined);
  const owner = {};
  recall(owner, [], make);
  recall(owner, [], make);
  expect(make).toHaveBeenCalledTimes(1);
});
