import { createChallenge, verifySolution } from 'altcha-lib/v1';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startCaptchaService, type CaptchaService } from '../../../../tests/support/captchaService.ts';
import { runPageScripts } from '../../../../tests/support/runPageScripts.ts';
import type { CaptchaSettings } from '../../model/rendering.ts';
import { startCaptcha } from './startCaptcha.ts';

const PLATFORM = 'https://forms.example';
const MINUTE_MS = 60_000;

let service: CaptchaService;
let place: HTMLElement;
beforeAll(async () => {
  runPageScripts();
  service = await startCaptchaService();
});
afterAll(() => service.close());
beforeEach(() => {
  place = document.createElement('div');
  document.body.append(place);
});
afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Starts a captcha and records its tokens and states. */
function start(captcha: CaptchaSettings | null, where: HTMLElement | null = place) {
  const told: unknown[] = [];
  const widget = startCaptcha(
    { baseUrl: PLATFORM, form: { captcha } },
    where,
    (token) => told.push({ token }),
    (state) => told.push(state),
  );
  return { widget, told };
}

/** Stubs the platform's challenges; null = it cannot be reached. */
async function stubChallenge(isThere: boolean) {
  const challenge = await createChallenge({ hmacKey: 'key', maxNumber: 20 });
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    if (!isThere) throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(challenge));
  });
  return { asked, challenge };
}

test('D-12 the built-in captcha is solved on pages by plain http, too, which have no Web Crypto', async () => {
  const { challenge } = await stubChallenge(true);
  vi.stubGlobal('crypto', {});
  const { told } = start(null);
  await vi.waitFor(() => expect(told).toEqual(['label', { token: expect.any(String) }]));
  const { token } = told[1] as { token: string };
  vi.unstubAllGlobals();
  expect(await verifySolution(token, 'key')).toBe(true);
  expect(JSON.parse(atob(token))).toMatchObject({ salt: challenge.salt, signature: challenge.signature });
});

test('the built-in captcha solves a challenge of the platform, and takes the token back before it expires', async () => {
  const { asked, challenge } = await stubChallenge(true);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { told } = start(null);
  await vi.waitFor(() => expect(told).toEqual(['label', { token: expect.any(String) }]));
  expect(asked).toEqual([`${PLATFORM}/api/public/captcha/challenge`]);
  const { token } = told[1] as { token: string };
  expect(JSON.parse(atob(token))).toMatchObject({
    challenge: challenge.challenge,
    signature: challenge.signature,
    number: expect.any(Number),
  });
  vi.advanceTimersByTime(19 * MINUTE_MS);
  expect(told.at(-1)).toEqual({ token: undefined });
});

test('a token expires also after its page was left, and no more once it was replaced', async () => {
  await stubChallenge(true);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const [left, replaced] = [start(null), start(null)];
  await vi.waitFor(() => expect([left.told.length, replaced.told.length]).toEqual([2, 2]));
  left.widget.remove();
  replaced.widget.reset();
  vi.advanceTimersByTime(19 * MINUTE_MS);
  expect([left.told.at(-1), replaced.told.length]).toEqual([{ token: undefined }, 2]);
});

test('a challenge that cannot be had is a failure without a token', async () => {
  await stubChallenge(false);
  const { told } = start(null);
  await vi.waitFor(() => expect(told).toEqual(['failed']));
});

test('a removed built-in captcha reports nothing more', async () => {
  await stubChallenge(true);
  const { told, widget } = start(null);
  widget.remove();
  const { told: next } = start(null);
  await vi.waitFor(() => expect(next).toHaveLength(2));
  expect(told).toEqual([]);
});

test('an outside service that is not set up falls back to the built-in captcha', async () => {
  const { asked } = await stubChallenge(true);
  for (const captcha of [
    { provider: 'hcaptcha' as const },
    { provider: 'turnstile' as const, siteKey: 'x' },
  ]) {
    const { told } = start(captcha as CaptchaSettings);
    await vi.waitFor(() => expect(told).toHaveLength(2));
  }
  expect(asked).toHaveLength(2);
});

test('AUTH-016 an outside service shows its widget, one in each place', async () => {
  const first = start(service.settings('hcaptcha'));
  const second = start(service.settings('hcaptcha'));
  await vi.waitFor(() => expect(second.told).toEqual(['shown']));
  expect(place.querySelectorAll('button')).toHaveLength(1);
  place.querySelector('button')?.click();
  expect(second.told.slice(1)).toEqual(['shown', { token: expect.stringMatching(/^good\//) }]);
  place.querySelector('button')?.click();
  expect(second.told.at(-1)).toEqual({ token: undefined });
  expect(first.told).toEqual([]);
});
