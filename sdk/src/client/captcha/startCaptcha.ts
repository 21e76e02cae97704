import type { CaptchaSettings } from '../../model/rendering.ts';
import { mountCaptchaWidget, type CaptchaWidget } from './mountCaptchaWidget.ts';
import { solveChallenge } from './solveChallenge.ts';

/** Lifetime (ms) of a token in the browser; a little less than the server's 20 minutes. */
const TOKEN_LIFETIME_MS = 18 * 60 * 1000;

/** Where a form's captcha comes from. */
export interface CaptchaSource {
  /** The platform's address, without a slash at the end. */
  baseUrl: string;
  form: { captcha: CaptchaSettings | null };
}

/** State of a captcha field; `shown`: an external service's widget is visible. */
export type CaptchaState = 'label' | 'checking' | 'shown' | 'failed';

interface Listeners {
  /** A new token, or undefined when it has expired (AUTH-016). */
  onChange(token: string | undefined): void;
  onState(state: CaptchaState): void;
}

/** The widget in each place; there is at most one. */
const widgets = new WeakMap<Element, CaptchaWidget>();

/**
 * Solves the built-in captcha's challenge, or shows the external service's widget in `place`. Never throws.
 */
export function startCaptcha(
  { baseUrl, form }: CaptchaSource,
  place: HTMLElement | null,
  onChange: Listeners['onChange'],
  onState: Listeners['onState'],
): CaptchaWidget {
  const { provider = 'altcha', siteKey, scriptUrl } = form.captcha ?? {};
  const listeners = { onChange, onState };
  if (provider === 'altcha' || !siteKey || !scriptUrl || !place) return solveBuiltIn(baseUrl, listeners);
  widgets.get(place)?.remove();
  const widget = mountCaptchaWidget(place, {
    provider,
    siteKey,
    scriptUrl,
    onShown: () => onState('shown'),
    onToken(token) {
      // The service may have recovered from an error.
      onState('shown');
      onChange(token);
    },
    onExpired: () => onChange(undefined),
    onError() {
      onState('failed');
      onChange(undefined);
    },
  });
  widgets.set(place, widget);
  return widget;
}

function solveBuiltIn(baseUrl: string, { onChange, onState }: Listeners): CaptchaWidget {
  let expiry: ReturnType<typeof setTimeout> | undefined;
  let isRemoved = false;
  void solveChallenge(baseUrl).then((token) => {
    if (isRemoved) return;
    onState(token ? 'label' : 'failed');
    if (!token) return;
    onChange(token);
    expiry = setTimeout(() => onChange(undefined), TOKEN_LIFETIME_MS);
  });
  return {
    reset: () => clearTimeout(expiry),
    remove() {
      isRemoved = true;
      clearTimeout(expiry);
    },
  };
}
