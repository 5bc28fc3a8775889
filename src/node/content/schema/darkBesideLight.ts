import type { z } from "zod";

/** What dark mode shows is a picture in place of another one. */
export function darkBesideLight({
  value,
  issues,
}: {
  value: Partial<Record<"image" | "image_dark", string>>;
  issues: z.core.$ZodRawIssue[];
}) {
  if (!value.image_dark || value.image) return;
  issues.push({
    code: "custom",
    continue: true,
    input: value.image_dark,
    path: ["image_dark"],
    message:
      'Dark mode would show this in place of "image", and there is none: add it, or remove this line.',
  });
}
