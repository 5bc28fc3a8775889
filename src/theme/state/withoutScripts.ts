/**
 * Shows a page as browsers do that run no scripts: without the site's own, its
 * menus would stay shut. The page contains both functions as text, so they
 * can't use their scope.
 */
export function showWithoutScripts(): void {
  const rewrite = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        rule.media.mediaText = rule.media.mediaText
          .replaceAll("(scripting: none)", "(min-width: 0px)")
          .replaceAll("(scripting: enabled)", "(max-width: 0px)");
      }
      if ("cssRules" in rule) rewrite(rule.cssRules as CSSRuleList);
    }
  };
  for (const sheet of document.styleSheets) {
    // Those of other hosts can't be read, and have typefaces only.
    if (sheet.href === null || sheet.href.startsWith(window.location.origin))
      rewrite(sheet.cssRules);
  }
}

/** Waits for a failure of the scripts that the page itself names; those that load later have other ways. */
export function watchScripts(show: () => void): void {
  const onError = ({ target }: Event) => {
    if (
      !(target instanceof HTMLScriptElement) ||
      target.parentNode !== document.body ||
      !target.src.startsWith(window.location.origin)
    )
      return;
    document.removeEventListener("error", onError, true);
    // Texts have styles of their own, which may be still to come.
    if (document.readyState === "loading")
      document.addEventListener("DOMContentLoaded", show);
    else show();
  };
  document.addEventListener("error", onError, true);
}
