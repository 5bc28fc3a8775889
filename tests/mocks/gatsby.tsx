import type { AnchorHTMLAttributes } from "react";

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { to: string };

/** Gatsby's Link as a plain anchor: tests look at where it leads. */
export function Link({ to, children, ...rest }: LinkProps) {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}

export const graphql = () => null;
export const useStaticQuery = jest.fn();
export const navigate = jest.fn();
