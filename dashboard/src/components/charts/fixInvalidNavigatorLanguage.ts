/**
 * Replaces an invalid `navigator.language`, on which uPlot fails while it loads. Chromium under
 * `LANG=C.UTF-8` reports `en-US@posix`. Must be imported before uPlot.
 */
try {
  Intl.getCanonicalLocales(navigator.language);
} catch {
  const language = new Intl.NumberFormat().resolvedOptions().locale;
  Object.defineProperty(navigator, 'language', { value: language, configurable: true });
}
