import { expect, test } from 'vitest';
import { showScreen } from '../../testing/showScreen.tsx';
import { InviteDialog } from './InviteDialog.tsx';

test('CLNT-087 an invitation without addresses or anything to share is not sent, and what it lacks is said there', async () => {
  const screen = showScreen(<InviteDialog onClose={() => undefined} />, {
    answers: {
      'GET /api/admin/folders': { folders: [], nextCursor: null },
      'GET /api/admin/forms': { forms: [], nextCursor: null, total: 0 },
    },
  });
  await screen.press('Invite');
  await expect.poll(screen.text).toContain('Please enter a valid email address');
  expect(screen.text()).toContain('Choose a folder');
  expect(document.activeElement).toBe(screen.control('Email *'));
  await screen.type('Email *', 'client@example.test');
  await screen.press('Single forms');
  await screen.press('Invite');
  await expect.poll(screen.text).toContain('Choose at least one form');
  expect(screen.text()).not.toContain('Please enter a valid email address');
  expect(screen.calls.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
});
