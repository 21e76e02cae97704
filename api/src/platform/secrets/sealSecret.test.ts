import { expect, test } from 'vitest';
import { openSecret, sealSecret } from './sealSecret.ts';

const PLATFORM = 'a secret for tests, thirty-two characters';
const OWNER = { purpose: 'totp', id: 'account-1' } as const;
const sealed = sealSecret('JBSWY3DPEHPK3PXP', PLATFORM, OWNER);

test('a sealed secret opens for its owner', () => {
  expect(openSecret(sealed, PLATFORM, OWNER)).toBe('JBSWY3DPEHPK3PXP');
});

test.each([
  ['another account', PLATFORM, { ...OWNER, id: 'account-2' }],
  ['another purpose', PLATFORM, { ...OWNER, purpose: 'webhook' as const }],
  ['another platform', `${PLATFORM}!`, OWNER],
])('it does not open for %s', (_who, platform, sealedFor) => {
  expect(() => openSecret(sealed, platform, sealedFor)).toThrow('unable to authenticate');
});

test('nor once a single bit of it was changed', () => {
  const bytes = Buffer.from(sealed, 'base64');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(() => openSecret(bytes.toString('base64'), PLATFORM, OWNER)).toThrow('unable to authenticate');
});
