/**
 * uPlot asks for number formats in `navigator.language` while it is loaded, and fails where that is no language tag
 * (Chromium under `LANG=C.UTF-8` says `en-US@posix`). Imported before it: what `Intl` itself takes stands there then.
 */
try {
  Intl.getCanonicalLocales(navigator.language);
} catch {
  const language = new Intl.NumberFormat().resolvedOptions().locale;
  Object.defineProperty(navigator, 'language', { value: language, configurable: true });
}
