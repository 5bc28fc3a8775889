import { Entry } from "./Entry";
import * as css from "./Voice.module.css";

type VoiceProps = { quote: string; name: string; role?: string | null };

/** What a client says; who says it stands in the margin. */
export function Voice({ quote, name, role }: VoiceProps) {
  return (
    <figure>
      <Entry
        label={
          <figcaption>
            <span className={css.name}>{name}</span>
            <br />
            {role}
          </figcaption>
        }
      >
        <blockquote className={css.quote}>
          <p>{quote}</p>
        </blockquote>
      </Entry>
    </figure>
  );
}
