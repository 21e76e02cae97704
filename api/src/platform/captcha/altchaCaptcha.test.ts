import { solveChallenge } from 'altcha-lib/v1';
import { expect, test, vi } from 'vitest';
import { createAltchaCaptcha } from './altchaCaptcha.ts';

const captcha = createAltchaCaptcha('a secret of at least thirty-two characters');

async function solvedToken(): Promise<Record<string, unknown>> {
  const { algorithm, challenge, salt, signature, maxnumber } = await captcha.createChallenge();
  const solution = await solveChallenge(challenge, salt, algorithm, maxnumber).promise;
  return { algorithm, challenge, salt, signature, number: solution?.number };
}

const encode = (payload: unknown, space?: number) =>
  Buffer.from(JSON.stringify(payload, null, space)).toString('base64');

test('D-12 a solved challenge is verified and has one name, however its token is written', async () => {
  const payload = await solvedToken();
  const plain = await captcha.verify(encode(payload));
  const spaced = await captcha.verify(encode(payload, 2));
  expect(plain).toMatchObject({ provider: 'altcha' });
  expect(plain?.expiresAt.getTime()).toBeGreaterThan(Date.now());
  expect(spaced?.hash).toBe(plain?.hash);
});

test('T30 a solved challenge is good for twenty minutes, and no longer', async () => {
  const token = encode(await solvedToken());
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    vi.setSystemTime(Date.now() + 19 * 60_000);
    expect(await captcha.verify(token)).not.toBeNull();
    vi.setSystemTime(Date.now() + 61_000);
    expect(await captcha.verify(token)).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

test('D-36 a wrong number, a longer life, another key and rubbish are refused', async () => {
  const payload = await solvedToken();
  const longer = String(payload['salt']).replace(/expires=\d+/, 'expires=9999999999');
  const other = createAltchaCaptcha('another secret of at least thirty-two chars');
  const refused = [
    encode({ ...payload, number: Number(payload['number']) + 1 }),
    encode({ ...payload, salt: longer }),
    encode({ ...payload, algorithm: 'SHA-1' }),
    encode({ ...payload, algorithm: 'rot13' }),
    encode(null),
    encode([]),
    '%%%',
    '',
  ];
  for (const token of refused) expect(await captcha.verify(token)).toBeNull();
  expect(await other.verify(encode(payload))).toBeNull();
});
