import { expect, test } from 'vitest';
import { showScreen } from '../testing/showScreen.tsx';
import { useShownPlace } from './openPlace.ts';
import { Shell } from './Shell.tsx';

function Home() {
  useShownPlace('home');
  return null;
}

test('SHELL-012 D-46 the dashboard is headed by what it shows, also where its address names nothing', async () => {
  showScreen(
    <>
      <Shell />
      <Home />
    </>,
    {
      at: '/dashboard',
      answers: {
        'GET /api/auth/session': { user: { id: 'a', role: 'user', formLimit: null }, secondFactor: null },
        'GET /api/settings': { trashRetentionDays: 30 },
        'GET /api/forms': { forms: [] },
      },
    },
  );
  await expect.poll(() => document.querySelector('h1')?.textContent).toBe('Home');
  expect(document.title).toBe('Home · Inlay');
});
