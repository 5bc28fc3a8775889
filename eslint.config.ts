import eslint from "@eslint/js";
import prettier from "eslint-config-prettier";
import { createTypeScriptImportResolver } from "eslint-import-resolver-typescript";
import { importX } from "eslint-plugin-import-x";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import { defineConfig } from "eslint/config";
import globals from "globals";
import tseslint from "typescript-eslint";

/** Folders of src/, lowest layer first: each may import lower ones only. */
const layers = [
  ["lib"],
  ["config"],
  ["components"],
  ["i18n", "hooks"],
  ["state"],
  ["ui"],
  ["search"],
  [
    "shell",
    "blog",
    "projects",
    "docs",
    "comments",
    "cv",
    "home",
    "mdx",
    "seo",
    "routing",
  ],
  ["templates", "providers"],
];
const folders = layers.flat();
const inSrc = (names: string[]) => names.map((name) => `./src/${name}`);

/**
 * Folders of src/node/, lowest floor first: each may import lower ones, and
 * its own floor.
 */
const floors = [
  ["diagnostics", "workarounds"],
  ["config", "messages", "fonts"],
  ["markdown"],
  ["content"],
  ["links"],
  ["collections"],
  ["routes"],
  ["docs"],
  ["site"],
  ["model"],
  [
    "feeds",
    "search",
    "og-images",
    "output",
    "webpack",
    "ownerDocs",
    "profiles",
    "import",
  ],
  ["gatsby", "cli"],
];
const inNode = (names: string[]) => names.map((name) => `./src/node/${name}`);

const floorZones = floors.slice(0, -1).map((floor, index) => ({
  target: inNode(floor),
  from: inNode(floors.slice(index + 1).flat()),
  message: `src/node/{${floor.join()}}/ may import ${floors.slice(0, index).flat().join(", ") || "no other folder of src/node"}; see "Who may import whom" in CONTRIBUTING.md.`,
}));

/** A component's script is the browser's: these it takes from higher layers. */
const forComponentScripts = {
  hooks: ["./lockScroll.ts"],
  state: ["./storageKeys.ts", "./storageSlot.ts"],
};

const layerZones = layers.flatMap((siblings, layer) =>
  siblings.map((name) => ({
    target: `./src/${name}`,
    from: inSrc([
      ...layers
        .slice(layer)
        .flat()
        .filter((other) => other !== name)
        .filter(
          (other) => name !== "components" || !(other in forComponentScripts),
        ),
      "node",
    ]),
    message: `src/${name}/ may import ${layers.slice(0, layer).flat().join(", ") || "nothing of ours"}; see "Who may import whom" in CONTRIBUTING.md.`,
  })),
);

const zones = [
  ...layerZones,
  ...floorZones,
  ...Object.entries(forComponentScripts).map(([name, except]) => ({
    target: "./src/components",
    from: `./src/${name}`,
    except,
    message: `src/components/ may import lib and config, and in scripts ${except.join(", ")}.`,
  })),
  {
    target: "./src/ui",
    from: "./src/state",
    message: "src/ui/ is shown what it needs: pass state in as props.",
  },
  {
    target: "./src/node",
    from: inSrc(folders.slice(folders.indexOf("hooks"))),
    message: "src/node/ may import config, lib and the pure half of i18n.",
  },
  {
    target: "./src/node",
    from: ["./src/i18n/use*.ts", "./src/i18n/*.tsx"],
    message: "src/node/ may import only the half of i18n without React.",
  },
  {
    target: inSrc(folders.slice(folders.indexOf("i18n"))),
    from: "./src/components",
    except: ["./activation.ts"],
    message:
      "Components run at build; the browser takes src/components/activation.ts.",
  },
  {
    target: inSrc(folders.slice(folders.indexOf("i18n"))),
    from: ["./src/config/schema", "./src/config/resolveSite.ts"],
    message: "This brings zod; the browser takes src/config/resolved.ts.",
  },
];

/** What code of the browser takes from elsewhere, or not at all. */
const notInTheBrowser = {
  paths: [
    {
      name: "zod",
      allowTypeImports: true,
      message: "zod must not reach the browser: import its types only.",
    },
    ...["gatsby-plugin-react-i18next", "react-i18next"].map((name) => ({
      name,
      message: "src/i18n/useTranslation.tsx knows keys and placeholders.",
    })),
  ],
};

/** Words that a component shows or says without taking them from locales/. */
const words = "/\\p{L}/u";
const spoken =
  "JSXAttribute[name.name=/^(alt|label|placeholder|title|aria-(description|label|placeholder|roledescription|valuetext))$/]";
const shown = `:matches(JSXElement, ${spoken}) > JSXExpressionContainer`;
const literalWords = [
  `JSXText[value=${words}]`,
  `${spoken} > Literal[value=${words}]`,
  `${shown} > Literal[value=${words}]`,
  `${shown} > :matches(ConditionalExpression, LogicalExpression) > Literal[value=${words}]`,
  `${shown} > TemplateLiteral > TemplateElement[value.raw=${words}]`,
].map((selector) => ({
  selector,
  message: "Take words from locales/ by useTranslation().",
}));

export default defineConfig(
  {
    ignores: [
      "{public,.cache,.test-site,coverage,test-results,playwright-report}/",
      "bench/{peers,.work,lighthouse}/",
      // Their imports hold where the fixture is laid out.
      "tests/fixtures/site/",
      "src/{gatsby-types,i18n/messages}.d.ts",
      // Netlify's own programs run it, as JavaScript.
      "netlify/",
    ],
  },
  eslint.configs.recommended,
  tseslint.configs.strictTypeChecked,
  jsxA11y.flatConfigs.strict,
  reactHooks.configs["recommended-latest"],
  {
    plugins: { "import-x": importX },
    languageOptions: {
      parserOptions: {
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
      },
      globals: { ...globals.node, ...globals.browser },
    },
    settings: { "import-x/resolver-next": [createTypeScriptImportResolver()] },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      eqeqeq: "error",
      "max-lines": ["error", 200],
      "@typescript-eslint/consistent-type-imports": [
        "error",
        { disallowTypeAnnotations: false },
      ],
      "@typescript-eslint/no-confusing-void-expression": [
        "error",
        { ignoreArrowShorthand: true },
      ],
      "@typescript-eslint/no-unused-vars": [
        "error",
        { ignoreRestSiblings: true },
      ],
      "@typescript-eslint/restrict-template-expressions": [
        "error",
        { allowNumber: true },
      ],
      "import-x/no-default-export": "error",
      "import-x/no-duplicates": "error",
      "import-x/no-cycle": "error",
      "import-x/order": [
        "error",
        {
          groups: [
            ["builtin", "external"],
            ["parent", "sibling", "index"],
          ],
        },
      ],
      "import-x/no-restricted-paths": ["error", { zones }],
    },
  },
  {
    files: ["src/**"],
    ignores: ["src/node/**", "src/routing/openDocument.ts", "**/*.test.*"],
    rules: { "no-console": "error" },
  },
  {
    files: ["src/**"],
    ignores: [
      "src/node/**",
      "src/components/props.ts",
      "src/components/*/*.tsx",
      "src/config/schema/**",
      "src/config/resolveSite.ts",
      "src/i18n/useTranslation.tsx",
      "**/*.test.*",
    ],
    rules: {
      "@typescript-eslint/no-restricted-imports": ["error", notInTheBrowser],
    },
  },
  {
    files: ["src/**/*.tsx"],
    ignores: ["**/*.test.tsx", "src/**/testing/**"],
    rules: { "no-restricted-syntax": ["error", ...literalWords] },
  },
  {
    ignores: ["src/node/paths.ts"],
    rules: {
      "no-restricted-properties": [
        "error",
        ...["relative", "sep"].map((property) => ({
          object: "path",
          property,
          message: "It differs on Windows: use src/node/paths.ts.",
        })),
      ],
    },
  },
  {
    // They look at what the compiler makes of a component, or at a whole site.
    files: ["src/components/**/*.test.ts", "src/node/**/*.test.ts"],
    rules: { "import-x/no-restricted-paths": "off" },
  },
  {
    // What owners write is as long as they like; this file is one list.
    files: ["src/config/site.ts", "src/config/sidebars.ts", "eslint.config.ts"],
    rules: { "max-lines": "off" },
  },
  {
    // Gatsby, MDX, ESLint and Playwright look for the default export.
    files: [
      "content/**",
      "src/pages/**",
      "src/html.tsx",
      "src/templates/*.tsx",
      "**/*.config.ts",
      "gatsby-*.ts",
      "tests/build/SharedDocuments.ts",
      "tests/mocks/file.ts",
      "src/untyped.d.ts",
    ],
    rules: { "import-x/no-default-export": "off" },
  },
  {
    // Node 20 and those that read TypeScript themselves take no other form.
    files: ["**/jest.config.ts"],
    rules: { "@typescript-eslint/no-require-imports": "off" },
  },
  prettier,
);
