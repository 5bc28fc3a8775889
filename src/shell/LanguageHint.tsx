import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import type en from "../../locales/en/hint.json";
import { dirOf, languageTag } from "../config/locales";
import { useAddress } from "../hooks/useAddress";
import { Link } from "../i18n/Link";
import type { Alternate } from "../lib/routeContext";
import { noHints, rememberLanguage } from "../state/chosenLanguage";
import { Icon } from "../ui/Icon";
import { VisuallyHidden } from "../ui/VisuallyHidden";
// Gatsby puts all sheets that it knows into every page.
import sheet from "!!raw-loader!./languageHint.css";

/** Milliseconds for which the region is there without its text: what comes with its text is not heard. */
const beforeText = 150;

type LanguageHintProps = Pick<Alternate, "locale" | "path"> & {
  /** Called with the path when the reader goes there. */
  onFollow: (path: string) => void;
};

/**
 * One line in a language that the reader prefers: the page exists in it. It
 * lies over the foot of the window, so nothing moves; in the document it
 * comes right after the skip link.
 */
export function LanguageHint({ locale, path, onFollow }: LanguageHintProps) {
  const htmlLang = languageTag(locale);
  const { search, hash, refresh } = useAddress();
  const [texts, setTexts] = useState<HintTexts | null>();
  const rootRef = useRef<HTMLElement>(null);

  useEffect(() => {
    let isShown = true;
    const show = async () => {
      // A language whose words are missing offers nothing.
      const own = await hintTexts(locale).catch(() => null);
      if (isShown) setTexts(own);
    };
    const timer = setTimeout(() => void show(), beforeText);
    return () => {
      isShown = false;
      clearTimeout(timer);
    };
  }, [locale]);

  if (texts === null) return null;

  const follow = () => {
    onFollow(path);
    rememberLanguage(locale);
  };
  const dismiss = () => {
    // Focus would be lost with the button; what follows the hint is next in line.
    if (rootRef.current?.contains(document.activeElement)) {
      nextInLine(rootRef.current)?.focus({ preventScroll: true });
    }
    rememberLanguage(noHints);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === "Escape") dismiss();
  };

  return (
    <aside
      className="language-hint"
      ref={rootRef}
      lang={htmlLang}
      dir={dirOf(locale)}
      aria-label={texts?.label}
      data-print="hide"
    >
      <style>{sheet}</style>
      <p role="status">{texts?.text}</p>
      {texts ? (
        <>
          <Link
            to={path + search + hash}
            hrefLang={htmlLang}
            onKeyDown={onKeyDown}
            onFocus={refresh}
            onPointerDown={refresh}
            onClick={follow}
          >
            {texts.link}
          </Link>
          <button type="button" onClick={dismiss} onKeyDown={onKeyDown}>
            <Icon name="close" />
            <VisuallyHidden>{texts.close}</VisuallyHidden>
          </button>
        </>
      ) : null}
    </aside>
  );
}

/** The first link or button that can be seen behind an element. */
function nextInLine(element: Element): HTMLElement | undefined {
  const all = document.querySelectorAll<HTMLElement>("a[href], button");
  return [...all].find(
    (one) =>
      element.compareDocumentPosition(one) ===
        Node.DOCUMENT_POSITION_FOLLOWING && one.checkVisibility(),
  );
}

type HintTexts = typeof en;

const textNames = ["label", "text", "link", "close"] as const;

/**
 * The hint's words in a language, each from the language's own folder; fails
 * where one is missing, for English is not what it would offer. They
 * are all in the hint's script: webpack takes them from the folders there are.
 */
export async function hintTexts(locale: string): Promise<HintTexts> {
  const file = (await import(
    /* webpackMode: "eager" */ `../../locales/${locale}/hint.json`
  )) as { default: HintTexts };
  const texts = file.default;
  const isWhole = textNames.every((name) => texts[name]);
  if (!isWhole) throw new Error(`locales/${locale}/hint.json has gaps`);
  return texts;
}
