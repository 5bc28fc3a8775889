import { nearest } from "../lib/nearest";
import { AttributeFault } from "./PartFault";
import { words } from "./propKinds";
import type { Kind } from "./propKinds";

type Kinds = Readonly<Record<string, Kind<unknown>>>;
type Value<K> = K extends Kind<infer T> ? T : never;
type Given = Readonly<Record<string, unknown>>;
type Read<K extends Kinds, R extends keyof K> = {
  [P in keyof K]: Value<K[P]> | (P extends R ? never : undefined);
} & { common: Common };

/** What every element of HTML may have. */
type Common = {
  id?: string | undefined;
  lang?: string | undefined;
};

/** What other generators call what we have. */
const namesElsewhere: Readonly<Record<string, string>> = { to: "href" };

const common = { id: words, lang: words };

/** Reads the attributes that an author gave a part, or says what is wrong with them. */
export function readProps<K extends Kinds, R extends keyof K & string = never>(
  part: string,
  given: Given,
  kinds: K,
  required: readonly R[] = [],
): Read<K, R> {
  // A part may read these two in its own way.
  const known: Kinds = { ...kinds, ...common, ...kinds };
  const names = Object.keys(known);
  for (const name of Object.keys(given)) {
    if (name === "children" || Object.hasOwn(known, name)) continue;
    const ours = namesElsewhere[name] ?? "";
    const meant = names.includes(ours) ? ours : nearest(name, names);
    throw new AttributeFault(`<${part}> has no attribute "${name}".`, {
      allowed: names.join(", "),
      fix: meant ? `Did you mean "${meant}"?` : "Take it away.",
    });
  }
  const valueOf = (name: string) => {
    const kind = known[name];
    const value = given[name];
    if (!kind || value === undefined) return undefined;
    const read = kind.read(value);
    if (read !== undefined) return read;
    throw new AttributeFault(
      `<${part}> can't use ${name}=${JSON.stringify(value)}.`,
      { allowed: kind.allowed, fix: fixFor(value, kind) },
    );
  };
  for (const name of required) {
    if (given[name] !== undefined) continue;
    throw new AttributeFault(`<${part}> needs the attribute "${name}".`, {
      allowed: kinds[name]?.allowed,
      fix: `Write <${part} ${name}="…">.`,
    });
  }
  const read = Object.fromEntries(
    Object.keys(kinds).map((name) => [name, valueOf(name)]),
  );
  const rest = { id: valueOf("id"), lang: valueOf("lang") };
  return { ...read, common: rest } as unknown as Read<K, R>;
}

/** The words that a kind names are what was probably meant. */
function fixFor(value: unknown, { allowed, fix }: Kind<unknown>): string {
  if (fix) return fix;
  const choices = [...allowed.matchAll(/"([\w-]+)"/g)].map(([, word]) => word);
  const known = choices.filter((word) => word !== undefined);
  const near = typeof value === "string" && nearest(value, known);
  return near ? `Did you mean "${near}"?` : "Write one of what is allowed.";
}
