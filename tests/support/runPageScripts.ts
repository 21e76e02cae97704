interface HappyDomSettings {
  enableJavaScriptEvaluation: boolean;
  suppressInsecureJavaScriptEnvironmentWarning: boolean;
}

/** The test browser (happy-dom) loads and runs scripts that a page adds only if it is told to. */
export function runPageScripts(): void {
  const { settings } = (window as unknown as { happyDOM: { settings: HappyDomSettings } }).happyDOM;
  settings.enableJavaScriptEvaluation = true;
  settings.suppressInsecureJavaScriptEnvironmentWarning = true;
}
