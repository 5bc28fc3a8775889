import eslint from "@eslint/js";
import prettier from "eslint-config-prettier";
import { createTypeScriptImportResolver } from "eslint-import-resolver-typescript";
import { importX } from "eslint-plugin-import-x";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import { defineConfig } from "eslint/config";
import tseslint from "typescript-eslint";

/**
 * The rooms of src/ and their folders, lowest floor first: each may import what
 * is below it, and its own floor; the folders of one theme floor stay apart.
 * "site/*" are the files beside the folders of src/site.
 */
const floors: readonly (readonly string[])[] = [
  ["lib"],
  ["config"],
  ["theme/i18n", "theme/hooks", "theme/styles"],
  ["theme/state"],
  ["theme/ui"],
  ["theme/reading"],
  ["theme/search"],
  [
    "theme/shell",
    "theme/blog",
    "theme/projects",
    "theme/docs",
    "theme/comments",
    "theme/cv",
    "theme/home",
    "theme/mdx",
    "theme/seo",
    "theme/routing",
  ],
  ["theme/templates", "theme/providers"],
  ["components"],
  ["site/files", "site/diagnostics"],
  ["site/config", "site/messages"],
  ["site/markdown"],
  ["site/content"],
  ["site/links"],
  ["site/collections"],
  ["site/routes"],
  ["site/docs"],
  ["site/*"],
  ["output"],
  ["gatsby", "cli"],
];
const isTheme = (folder: string) => folder.startsWith("theme/");
const isApart = (folder: string) =>
  isTheme(folder) || /^(?:gatsby|cli)$/.test(folder);
const filesOf = (folder: string) =>
  folder.endsWith("*") ? `./src/${folder}` : `./src/${folder}/**/*`;

const floorZones = floors
  .flatMap((siblings, floor) =>
    siblings.map((folder) => ({
      target: filesOf(folder),
      from: [
        ...floors.slice(floor + 1).flat(),
        ...siblings.filter((other) => other !== folder && isApart(folder)),
      ].map(filesOf),
      message: `src/${folder} may import ${floors.slice(0, floor).flat().join(", ") || "nothing of ours"}; see "Who may import whom" in CONTRIBUTING.md.`,
    })),
  )
  .filter(({ from }) => from.length > 0);

const zones = [
  ...floorZones,
  {
    target: "./src/theme/ui/**/*",
    from: "./src/theme/state/**/*",
    message: "src/theme/ui is shown what it needs: pass state in as props.",
  },
  {
    target: ["site", "gatsby", "cli"].map((room) => `./src/${room}/**/*`),
    from: "./src/theme/**/*",
    message: "Only the browser takes src/theme.",
  },
  {
    // A component's script runs in the browser: these it takes from the theme.
    target: "./src/components",
    from: "./src/theme",
    except: [
      "./mdx/componentScripts.ts",
      "./state/storageKeys.ts",
      "./state/storageSlot.ts",
    ],
    message: "src/components may import lib and config; scripts also storage.",
  },
  {
    target: "./src/theme",
    from: ["./src/config/schema", "./src/config/resolveSite.ts"],
    message: "This brings zod; the browser takes src/config/resolved.ts.",
  },
];

/** The site and its output are handed the owner's config: they work for any. */
const noOwnConfig = {
  regex: "/config/(?:resolved|locales|localize|ownerConfig|site|sidebars)$",
  message: "Take the config, or the part of it that you need, as an argument.",
};

/** The engine works without Gatsby, whose types it does not need either. */
const notInTheSite = {
  patterns: [
    noOwnConfig,
    {
      group: ["gatsby", "gatsby/*", "gatsby-*", "react", "react-dom"],
      message: "src/site knows neither Gatsby nor React.",
    },
  ],
};

/** What code of the browser takes from elsewhere, or not at all. */
const notInTheBrowser = {
  paths: [
    {
      name: "zod",
      allowTypeImports: true,
      message: "zod must not reach the browser: import its types only.",
    },
    ...["gatsby-plugin-react-i18next", "i18next", "react-i18next"].map(
      (name) => ({
        name,
        message:
          "src/theme/i18n/useTranslation.tsx knows keys and placeholders.",
      }),
    ),
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
      "tests/fixtures/{site,docsSite}/",
      // The owner's, who may write as they like.
      "src/own/",
      "src/{gatsby-types,theme/i18n/messages}.d.ts",
      // Others run it as JavaScript: Netlify's own programs, Jest, and bundlers.
      "netlify/",
      "tests/loadPackage.cjs",
      "src/gatsby/{parcel,rspack,webpack}/*.cjs",
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
            ["builtin", "external", "internal"],
            ["parent", "sibling", "index"],
          ],
        },
      ],
      "import-x/no-restricted-paths": ["error", { zones }],
    },
  },
  {
    files: ["src/{lib,config,components,theme}/**"],
    ignores: ["src/theme/routing/openDocument.ts", "**/*.test.*"],
    rules: { "no-console": "error" },
  },
  {
    files: ["src/*", "src/{lib,config,components,theme}/**"],
    ignores: [
      "src/components/props.ts",
      "src/components/*/*.tsx",
      "src/config/schema/**",
      "src/config/resolveSite.ts",
      "src/theme/i18n/useTranslation.tsx",
      "**/*.test.*",
    ],
    rules: {
      "@typescript-eslint/no-restricted-imports": ["error", notInTheBrowser],
    },
  },
  {
    files: ["src/site/**"],
    ignores: ["**/*.test.*", "**/testing/**"],
    rules: {
      "@typescript-eslint/no-restricted-imports": ["error", notInTheSite],
    },
  },
  {
    files: ["src/output/**"],
    ignores: ["**/*.test.*", "**/testing/**"],
    rules: {
      "@typescript-eslint/no-restricted-imports": [
        "error",
        { patterns: [noOwnConfig] },
      ],
    },
  },
  {
    files: ["src/**/*.tsx"],
    ignores: ["**/*.test.tsx", "src/**/testing/**"],
    rules: { "no-restricted-syntax": ["error", ...literalWords] },
  },
  {
    ignores: ["src/site/files/paths.ts"],
    rules: {
      "no-restricted-properties": [
        "error",
        ...["relative", "sep"].map((property) => ({
          object: "path",
          property,
          message: "It differs on Windows: use src/site/files/paths.ts.",
        })),
        {
          object: "URL",
          property: "canParse",
          message:
            "It is wrong of ü on Node 20 and 22: use readUrl (lib/address.ts).",
        },
      ],
    },
  },
  {
    // They look at what the compiler makes of a component, or at a whole site.
    files: [
      "src/{components,theme/styles}/**/*.test.{ts,tsx}",
      "src/{site,output,gatsby,cli}/**/{*.test.ts,testing/*.ts}",
    ],
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
      "src/theme/templates/*.tsx",
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
