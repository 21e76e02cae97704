import { expect, test } from 'vitest';
import { showScreen } from '../testing/showScreen.tsx';
import { useShownPlace } from './openPlace.ts';
import { Shell } from './Shell.tsx';

function Place({ open }: { open: string }) {
  useShownPlace(open);
  return null;
}

test.each([
  ['folders', 'Client Folders'],
  ['clients', 'Client Management'],
  ['home', 'My Forms'],
])(
  'SHELL-012 D-46 without a part in its address, the dashboard that has opened %s is headed “%s”',
  async (open, title) => {
    showScreen(
      <>
        <Shell />
        <Place open={open} />
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
    await expect.poll(() => document.querySelector('h1')?.textContent).toBe(title);
    expect(document.title).toBe(`${title} · Inlay`);
  },
);
