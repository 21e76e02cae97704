import type { CaptchaSettings } from '../../model/rendering.ts';
import { mountCaptchaWidget, type CaptchaWidget } from './mountCaptchaWidget.ts';
import { solveChallenge } from './solveChallenge.ts';

/** Lifetime (ms) of a token in the browser: a little less than its service's 20, 2 and 5 minutes. */
const TOKEN_LIFETIME_MS = { altcha: 18 * 60_000, hcaptcha: 110_000, turnstile: 280_000 } as const;

/** Source of a form's captcha. */
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
 * Solves the built-in captcha's challenge, or shows the external service's widget in `place`. Never throws. A token
 * expires also after its widget was removed, because a form with pages keeps it when it shows another page.
 */
export function startCaptcha(
  source: CaptchaSource,
  place: HTMLElement | null,
  onChange: Listeners['onChange'],
  onState: Listeners['onState'],
): CaptchaWidget {
  const { provider = 'altcha' } = source.form.captcha ?? {};
  let expiry: ReturnType<typeof setTimeout> | undefined;
  const onToken = (token: string | undefined): void => {
    clearTimeout(expiry);
    if (token) expiry = setTimeout(() => onChange(undefined), TOKEN_LIFETIME_MS[provider]);
    onChange(token);
  };
  const widget = showCaptcha(source, place, { onChange: onToken, onState });
  return {
    reset() {
      clearTimeout(expiry);
      widget.reset();
    },
    remove: () => widget.remove(),
  };
}

function showCaptcha(
  { baseUrl, form }: CaptchaSource,
  place: HTMLElement | null,
  listeners: Listeners,
): CaptchaWidget {
  const { provider = 'altcha', siteKey, scriptUrl } = form.captcha ?? {};
  const { onChange, onState } = listeners;
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
  let isRemoved = false;
  void solveChallenge(baseUrl).then((token) => {
    if (isRemoved) return;
    onState(token ? 'label' : 'failed');
    if (token) onChange(token);
  });
  return {
    reset: () => undefined,
    remove() {
      isRemoved = true;
    },
  };
}
