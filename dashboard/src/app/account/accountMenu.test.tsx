import { expect, test } from 'vitest';
import { showScreen } from '../../testing/showScreen.tsx';
import { LazyAccountMenu } from './LazyAccountMenu.tsx';

const own = {
  id: '018f0000-0000-7000-8000-000000000001',
  name: 'Mine',
  role: 'owner',
  pictureUrl: null,
  isCurrent: false,
};
const team = {
  id: '018f0000-0000-7000-8000-000000000002',
  name: 'Bakery',
  role: 'editor',
  pictureUrl: null,
  isCurrent: true,
};

const show = (accounts: object[] | undefined) =>
  showScreen(<LazyAccountMenu collapsed={false} />, {
    answers: {
      'GET /api/auth/session': {
        user: { id: own.id, role: 'user', formLimit: null, ...(accounts && { accounts }) },
        secondFactor: null,
      },
      [`POST /api/accounts/${own.id}/choose`]: undefined,
    },
  });

test('TEAM-040 the menu names the account and switches to another', async () => {
  const screen = show([own, team]);
  await screen.press('Account: Bakery');
  await screen.press('Switch to Mine');
  await expect
    .poll(() => screen.calls.map(({ call }) => call))
    .toContain(`POST /api/accounts/${own.id}/choose`);
});

test('TEAM-040 somebody with their own account alone is offered no other', async () => {
  const screen = show(undefined);
  await expect.poll(() => screen.calls.length).toBeGreaterThan(0);
  expect(screen.text()).not.toContain('Switch to');
});
