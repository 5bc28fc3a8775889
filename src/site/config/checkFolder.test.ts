import { checkFolder } from "./checkFolder";

test.each([
  ["/home/kim/site", 0],
  ["/home/kim/site (1)", 0],
  ["/home/kim/Über mich & 1; x=y", 0],
  ["/home/kim/site [x]", 1],
  ["/home/{kim}/site", 1],
  ["/home/site+(1)", 1],
  ["/home/kim/#1", 1],
  ["/home/kim's/site", 1],
  ["/home/kim/50% off", 1],
  ["/home/kim/Hello!/site", 1],
])("of the folder %s there are %i errors", (root, count) => {
  expect(checkFolder(root)).toHaveLength(count);
});
