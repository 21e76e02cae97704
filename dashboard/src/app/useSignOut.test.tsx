import { expect, test, vi } from 'vitest';
import { showScreen } from '../testing/showScreen.tsx';
import { useSignOut } from './useSignOut.ts';

function Leave() {
  return <button onClick={useSignOut()}>Sign Out</button>;
}

test('AUTH-033 CONST-015 a tenth of a second after signing out the way leads to sign-in', async () => {
  const screen = showScreen(<Leave />, {
    at: '/dashboard',
    route: '/dashboard',
    answers: { 'POST /api/auth/signout': { url: null } },
  });
  const waits = vi.spyOn(globalThis, 'setTimeout').mockReturnValue(0 as never);
  await screen.press('Sign Out');
  expect(waits.mock.calls.map(([, ms]) => ms)).toContain(100);
  expect(screen.path()).toBe('/dashboard');
  const [goOn] = waits.mock.calls.find(([, ms]) => ms === 100) ?? [];
  waits.mockRestore();
  goOn?.();
  await expect.poll(() => screen.path()).toBe('/auth');
});
