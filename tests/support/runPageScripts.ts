interface HappyDomSettings {
  enableJavaScriptEvaluation: boolean;
  suppressInsecureJavaScriptEnvironmentWarning: boolean;
}

/** Lets the test browser (happy-dom) load and run the scripts that a page adds. */
export function runPageScripts(): void {
  const { settings } = (window as unknown as { happyDOM: { settings: HappyDomSettings } }).happyDOM;
  settings.enableJavaScriptEvaluation = true;
  settings.suppressInsecureJavaScriptEnvironmentWarning = true;
}
