import { site } from "./site";
import { withDefaults } from "./withDefaults";

/** The site config that the site and its build read. */
export const siteConfig = withDefaults(site);
