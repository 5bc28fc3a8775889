import "i18next";
import type blog from "../../locales/en/blog.json";
import type home from "../../locales/en/home.json";
import type shell from "../../locales/en/shell.json";

// English is the source of keys: a key that is not there fails the type check.
declare module "i18next" {
  interface CustomTypeOptions {
    returnNull: false;
    resources: {
      blog: typeof blog;
      home: typeof home;
      shell: typeof shell;
    };
  }
}
