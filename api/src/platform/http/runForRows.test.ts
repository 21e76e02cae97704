import { expect, test } from 'vitest';
import type { Principal } from '../identity/principal.ts';
import { findRowPrincipal } from '../process/rowPrincipal.ts';
import { runForRows } from './runForRows.ts';

const [OWN, OTHER] = ['0198c3a0-0000-7000-8000-000000000001', '0198c3a0-0000-7000-8000-000000000002'];

const userOf = (role: 'user' | 'admin'): Principal =>
  ({
    kind: 'user',
    actor: { accountId: OWN, role, grants: [{ accountId: OTHER }, { accountId: OWN }] },
  }) as unknown as Principal;

test('FENCE-006 a user’s request is about their accounts; what crosses accounts is the platform’s', () => {
  const found = (principal: Principal | null, options: Parameters<typeof runForRows>[1]) =>
    runForRows(principal, options, findRowPrincipal);
  expect(found(userOf('user'), { access: 'approved' })).toBe(`{${OWN},${OTHER}}`);
  expect(found(userOf('user'), { access: 'signedIn', crossesAccounts: 'why' })).toBe('platform');
  expect(found(userOf('user'), { access: 'public' })).toBe('platform');
  expect(found(userOf('admin'), { access: 'approved' })).toBe('platform');
  expect(found({ kind: 'client' } as Principal, { access: 'client' })).toBe('platform');
  expect(found(null, { access: 'public' })).toBe('platform');
});
