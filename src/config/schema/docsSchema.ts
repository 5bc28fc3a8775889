import { z } from "zod";
import { address, sitePath } from "./addresses";
import { field } from "./field";
import { flag, oneOf, text } from "./fields";
import type { LocalizedText } from "./localizedText";
import { options } from "./options";

/** A collection of docs: the files in `content/docs`, or in `content/docs-<id>`. */
export function docsSchema(localized: LocalizedText) {
  return options({
    /** Where its paths begin, without locale. Default: "/docs" for the collection "default", "/<id>" for others. */
    path: sitePath("/handbook").optional(),
    /** What the collection is called, in the drawer and before its pages' names. Default: "Documentation", in the reader's language. */
    title: localized.optional(),
    /** Settings of versions, by their names; "current" is the one in the folder without a version. Default: none. */
    versions: z.record(z.string(), docsVersionSchema(localized)).optional(),
    /** The names of the versions that were cut, newest first, where their names don't tell. Default: by name, numbers as numbers. */
    order: z.array(text("1.0")).optional(),
    /** The name of the version that readers get by default. Default: the newest that was cut, else "current". */
    lastVersion: text("1.0").optional(),
    /** Whether the site has the version that is worked on beside those that were cut. Default: true. */
    includeCurrent: flag().optional(),
    /** Whether pages tell where in the sidebar they stand. Default: true. */
    breadcrumbs: flag().optional(),
    /** Whether readers can put the sidebar away on wide screens. Default: false. */
    hideableSidebar: flag().optional(),
    /** Whether the browser keeps the version that a reader picks. Default: true. */
    rememberVersion: flag().optional(),
    /** Whether pages tell when they were last changed. Default: true. */
    showLastUpdate: flag().optional(),
    /** Where the sources can be edited; a page's link adds its path, such as `/content/docs/…`. Default: as for the blog. */
    editUrl: address("https://github.com/owner/site/edit/main").optional(),
  });
}

/** What the owner can say of one version. */
export function docsVersionSchema(localized: LocalizedText) {
  return options({
    /** What readers see. Default: the name; "Next" for the current version. */
    label: localized.optional(),
    /** The part of the path that tells the version, "" for none. Default: none for the last version, "next" for the current one, else the name. */
    path: versionPath().optional(),
    /** What pages say about the version above their text. Default: "unreleased" before the last version, "unmaintained" after it, else "none". */
    banner: oneOf("none", "unreleased", "unmaintained").optional(),
    /** Whether pages bear the version's label. Default: true where there are several versions. */
    badge: flag().optional(),
    /** Whether search engines are asked to pass the version by. Default: false. */
    noIndex: flag().optional(),
  });
}

const pathStep = /^[A-Za-z0-9_~-][A-Za-z0-9._~-]*$/;

/** The steps of a path that tell a version. */
const versionPath = () =>
  field<string>(
    'letters, digits, dots, hyphens and underscores, between single slashes, or "" for no step',
    '"stable"',
    (value) => {
      if (typeof value !== "string") return "is not a text";
      if (value === "") return undefined;
      const bare = value.replace(/^\/+|\/+$/g, "");
      if (!bare.split("/").every((step) => pathStep.test(step))) {
        return "can't stand in an address";
      }
      return bare === value
        ? undefined
        : {
            wrong: "begins or ends with a slash",
            fix: `Write ${JSON.stringify(bare)}.`,
          };
    },
  );
