import * as css from "./PreviewErrors.module.css";

type PreviewErrorsProps = { errors: string };

/** Shows in develop what is wrong with the owner's files, as the terminal does. */
export function PreviewErrors({ errors }: PreviewErrorsProps) {
  return (
    <pre className={css.root} role="alert" lang="en" translate="no">
      {errors}
    </pre>
  );
}
