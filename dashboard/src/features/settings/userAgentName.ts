import { t } from '@lingui/core/macro';

/* oxlint-disable texts/literal -- names of products */

/** Browsers by their unique word in the user agent. Most also contain others' words, so the order matters. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOP(?:R|T|X)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:HeadlessChrome|Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac ?OS\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

const UNKNOWN = t`Unknown browser`;

const nameIn = (list: typeof BROWSERS, userAgent: string): string | undefined =>
  list.find(([pattern]) => pattern.test(userAgent))?.[1];

/** The first word of a program that is no browser: `curl/8.5.0` is curl. */
function programName(userAgent: string): string {
  const word = /^[\w.-]{1,40}/.exec(userAgent)?.[0];
  return word && word !== 'Mozilla' ? word : UNKNOWN;
}

/** Browser and system as people call them, "Firefox on Windows" (D-161). A guess: user agents are free text. */
export function userAgentName(userAgent: string | null): string {
  if (!userAgent) return UNKNOWN;
  const browser = nameIn(BROWSERS, userAgent);
  const system = nameIn(SYSTEMS, userAgent);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? (system ? `${UNKNOWN} on ${system}` : programName(userAgent));
}

/** Returns whether a user agent is a phone's, for its icon. */
export const isPhone = (userAgent: string | null): boolean =>
  /\biPhone\b|\bAndroid\b.*\bMobile\b/.test(userAgent ?? '');
