import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { showScreen, shownText } from '../../testing/showScreen.tsx';
import { DeletionWarning } from './DeletionWarning.tsx';

const DAY_MS = 86_400_000;
const show = (count: number, days: number) =>
  showScreen(<DeletionWarning />, {
    answers: {
      'GET /api/submissions/nearing-deletion': {
        count,
        earliestAt: new Date(Date.now() + days * DAY_MS).toISOString(),
      },
    },
  });

test('DASH-026 DASH-027 DASH-028 the banner counts, says when as people say it, and leads to the trash', async () => {
  const screen = show(3, 7.5);
  await expect
    .poll(shownText)
    .toContain(
      'Permanent Deletion Warning: You have 3 submissions in trash that will be permanently deleted in 8 days (next week)',
    );
  await screen.press('View Trash');
  await expect.poll(() => screen.path()).toBe('/trash');
});

test('DASH-026 D-18 one submission and one day are in the singular', async () => {
  show(1, 0.9);
  await expect
    .poll(shownText)
    .toContain('You have 1 submission in trash that will be permanently deleted in 1 day (in 22 hours)');
});

test('DASH-026 what falls due while somebody works on the screen is warned of when it opens again', async () => {
  let answer: object = { count: 0, earliestAt: null };
  const Screen = () => {
    const client = useQueryClient();
    const [isOpenAgain, setOpenAgain] = useState(false);
    useIsFetching(); // Renders when an answer is here.
    const isRead =
      client.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'success' }).length > 0;
    return (
      <>
        <DeletionWarning />
        {isOpenAgain ? <DeletionWarning /> : null}
        {isRead ? (
          <button
            type="button"
            onClick={() => void client.invalidateQueries().then(() => setOpenAgain(true))}
          >
            Read again
          </button>
        ) : null}
      </>
    );
  };
  const screen = showScreen(<Screen />, {
    answers: { 'GET /api/submissions/nearing-deletion': () => answer },
  });
  await expect.poll(shownText).toContain('Read again');
  answer = { count: 1, earliestAt: new Date(Date.now() + DAY_MS).toISOString() };
  await screen.press('Read again');
  await expect.poll(() => shownText().split('Permanent Deletion Warning').length - 1).toBe(1);
});
