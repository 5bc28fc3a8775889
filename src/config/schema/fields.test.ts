import { oldAddress } from "./fields";

test.each([
  ["/old", true],
  ["/alt/%C3%BCber", true],
  ["/100%", true],
  ["/a/../b", false],
  ["/%2e%2e/%2e%2e/victim.html", false],
  ["/a%2F..%2Fb", false],
  ["/..\\..\\victim.html", false],
  ["/..%5c..%5cvictim.html", false],
])("the earlier address %s: %s", (address, isValid) => {
  expect(oldAddress.safeParse(address).success).toBe(isValid);
});
