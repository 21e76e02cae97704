/**
 * Replaces an invalid `navigator.language`, which uPlot reads while it loads and fails on. Chromium under
 * `LANG=C.UTF-8` says `en-US@posix`. Must be imported before uPlot.
 */
try {
  Intl.getCanonicalLocales(navigator.language);
} catch {
  const language = new Intl.NumberFormat().resolvedOptions().locale;
  Object.defineProperty(navigator, 'language', { value: language, configurable: true });
}
