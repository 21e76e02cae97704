import { expect, test } from 'vitest';
import { readAccountRules } from './accountRules.ts';

const read = (accountRules: string | null) => readAccountRules({ accountRules, groupsClaim: 'groups' });
const accountId = '018f0000-0000-7000-8000-000000000001';

test('SSO-040 rules of the environment are a list as JSON', () => {
  expect(read(null)).toBeNull();
  const rule = { kind: 'group', value: 'staff', accountId, role: 'editor' };
  expect(read(JSON.stringify([rule]))).toEqual({
    groupsClaim: 'groups',
    rules: [{ ...rule, folderId: null, rights: [] }],
  });
});

test.each([
  'staff=editor',
  '{}',
  JSON.stringify([{ kind: 'group', value: 'staff', accountId, role: 'owner' }]),
  JSON.stringify([{ kind: 'group', value: '', accountId, role: 'viewer' }]),
  JSON.stringify([{ kind: 'group', value: 'x', accountId, folderId: accountId, role: 'admin' }]),
])('SSO-040 rules that cannot be read are named: %s', (text) => {
  expect(() => read(text)).toThrow('INLAY_ACCOUNT_RULES must be a list of rules as JSON');
});
