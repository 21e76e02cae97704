import { expect, test } from 'vitest';
import { showScreen } from '../../../testing/showScreen.tsx';
import { StorageSection } from './StorageSection.tsx';

const MB = 1024 * 1024;

test('UPLOAD-020 the profile says what takes the room, and deletes unfinished uploads', async () => {
  let unfinished = 2;
  const screen = showScreen(<StorageSection />, {
    answers: {
      'GET /api/storage': () => ({
        limit: 5_000 * MB,
        used: { total: 12 * MB, submissions: 9 * MB, pictures: MB, unsent: 2 * MB },
        unfinished,
        forms: [{ id: 'a', title: 'Applications', bytes: 11 * MB }],
      }),
      'DELETE /api/storage/unfinished': () => {
        unfinished = 0;
        return null;
      },
    },
  });
  await expect.poll(() => screen.text()).toContain('12 MB of 4.9 GB used');
  for (const said of ['Applications', '11 MB', '2 uploads are unfinished.'])
    expect(screen.text()).toContain(said);
  await screen.press('Delete unfinished uploads');
  await expect.poll(() => screen.text()).not.toContain('unfinished.');
  expect(screen.calls.map(({ call }) => call)).toContain('DELETE /api/storage/unfinished');
});
