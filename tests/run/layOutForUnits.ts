import { layOutTestSite } from "./layOut";

/** Lays the tests' site out before unit tests, unless it is another that they read, or has been laid out. */
module.exports = function layOutForUnits(): void {
  if (!process.env.SITE_ROOT) layOutTestSite();
};
