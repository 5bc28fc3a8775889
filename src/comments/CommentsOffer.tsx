import { Link } from "../i18n/Link";
import { useLocalePath } from "../i18n/useLocalePath";
import { Button } from "../ui/Button";
import * as css from "./Comments.module.css";

type CommentsOfferProps = {
  texts: { offer: string; privacy: string; load: string };
  privacyPage: string;
  /** None once the reader has said yes. */
  onLoad: (() => void) | undefined;
};

/** What stands there before the comments do: what loading them means, and the button for it. */
export function CommentsOffer(props: CommentsOfferProps) {
  const { texts, privacyPage, onLoad } = props;
  const localePath = useLocalePath();
  return (
    <div className={css.offer}>
      <p>
        {texts.offer} <Link to={localePath(privacyPage)}>{texts.privacy}</Link>
      </p>
      {onLoad && <Button onClick={onLoad}>{texts.load}</Button>}
    </div>
  );
}
