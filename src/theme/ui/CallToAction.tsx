import type { ComponentProps } from "react";
import { LinkButton } from "./Button";
import { Section } from "./Section";

type CallToActionProps = Pick<
  ComponentProps<typeof Section>,
  "title" | "id" | "children"
> & {
  text: string;
  action: { label: string; to: string } | null | undefined;
};

/** The end of a page: what readers may do next, and the button for it. */
export function CallToAction({ text, action, ...section }: CallToActionProps) {
  return (
    <Section
      {...section}
      intro={text}
      body={
        action && (
          <p data-print="hide">
            <LinkButton to={action.to} isPrimary>
              {action.label}
            </LinkButton>
          </p>
        )
      }
      isLast
    />
  );
}
