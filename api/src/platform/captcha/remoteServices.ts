import type { CaptchaProvider } from '@inlay/sdk/model';
import { MINUTE_MS } from '../calendar/durations.ts';

export type RemoteProvider = Exclude<CaptchaProvider, 'altcha'>;

/** The differences between the services; their protocol is the same. */
interface RemoteService {
  script: string;
  verification: string;
  /** Origins that a page's policy must allow. */
  origins: readonly string[];
  /** Lifetime of a token in ms, as the service documents it. */
  tokenLifetimeMs: number;
  /** The service compares the site key with the token's, if it is sent along. */
  takesSiteKey: boolean;
  /** Documented placeholder for the host name while the service is very busy. */
  withheldHostname?: string;
  /** Secrets for tests: they vouch for test tokens from anywhere, so there is no host name to compare. */
  testSecrets: readonly string[];
}

export const REMOTE_SERVICES: Readonly<Record<RemoteProvider, RemoteService>> = {
  // https://docs.hcaptcha.com
  hcaptcha: {
    script: 'https://js.hcaptcha.com/1/api.js?render=explicit&recaptchacompat=off',
    verification: 'https://api.hcaptcha.com/siteverify',
    origins: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
    tokenLifetimeMs: 2 * MINUTE_MS,
    takesSiteKey: true,
    withheldHostname: 'not-provided',
    testSecrets: ['0x0000000000000000000000000000000000000000'],
  },
  // https://developers.cloudflare.com/turnstile
  turnstile: {
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
    verification: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    origins: ['https://challenges.cloudflare.com'],
    tokenLifetimeMs: 5 * MINUTE_MS,
    takesSiteKey: false,
    testSecrets: [
      '1x0000000000000000000000000000000AA',
      '2x0000000000000000000000000000000AA',
      '3x0000000000000000000000000000000AA',
    ],
  },
};

/** Returns an address of a service, on its replacement when one is configured. */
export function addressAt(address: string, serviceUrl: string | null): string {
  const { pathname, search } = new URL(address);
  return serviceUrl ? `${serviceUrl}${pathname}${search}` : address;
}
