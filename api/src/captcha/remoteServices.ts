import type { CaptchaProvider } from '@inlay/sdk/model';

export type RemoteProvider = Exclude<CaptchaProvider, 'altcha'>;

/** What is different between the outside services; how they are asked is the same. */
interface RemoteService {
  script: string;
  verification: string;
  /** What a page's policy must let in. */
  origins: readonly string[];
  /** How long a token may be used, in milliseconds, by the service's own word. */
  tokenLifetimeMs: number;
  /** The service compares the site key with the token's, if it is sent along. */
  takesSiteKey: boolean;
  /** What it may say instead of a host name when it is very busy, by its own word. */
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
    tokenLifetimeMs: 2 * 60 * 1000,
    takesSiteKey: true,
    withheldHostname: 'not-provided',
    testSecrets: ['0x0000000000000000000000000000000000000000'],
  },
  // https://developers.cloudflare.com/turnstile
  turnstile: {
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
    verification: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    origins: ['https://challenges.cloudflare.com'],
    tokenLifetimeMs: 5 * 60 * 1000,
    takesSiteKey: false,
    testSecrets: [
      '1x0000000000000000000000000000000AA',
      '2x0000000000000000000000000000000AA',
      '3x0000000000000000000000000000000AA',
    ],
  },
};

/** An address of a service, at whatever stands in for it. */
export function addressAt(address: string, serviceUrl: string | null): string {
  const { pathname, search } = new URL(address);
  return serviceUrl ? `${serviceUrl}${pathname}${search}` : address;
}
