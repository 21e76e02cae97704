import { expect, test } from 'vitest';
import type { Submission } from '@inlay/api/contract';
import { detailOf, expectText, listOf, show, submission } from './inboxSamples.tsx';

/** Rows of a page. */
const SIZE = 2;

/** Answers as the server would whose list has these rows, page by page. */
function listed(...rows: Submission[]) {
  const opened = [1, 2, 3, 4, 5, 6, 7].map((number) => submission(number, { receiptCode: `R-${number}` }));
  const isNewest = (rows[0]?.submittedAt ?? '') > (rows.at(-1)?.submittedAt ?? '');
  const placeOf = (id: string | null): number => {
    const { submittedAt } = submission(Number(id?.at(-1)));
    const place = rows.findIndex((row) =>
      isNewest ? row.submittedAt <= submittedAt : row.submittedAt >= submittedAt,
    );
    return place < 0 ? rows.length : place;
  };
  return {
    ...Object.fromEntries(opened.map((one) => [`GET /api/submissions/${one.id}`, detailOf(one)])),
    'GET /api/submissions': (_body: unknown, query: URLSearchParams) => {
      const before = query.get('before');
      const start = before
        ? Math.max(0, placeOf(before) - SIZE)
        : placeOf(query.get('around') ?? query.get('cursor'));
      const from = query.has('cursor') ? start + 1 : start;
      const page = rows.slice(from, before ? placeOf(before) : from + SIZE);
      return {
        ...listOf(...page),
        nextCursor: !before && from + SIZE < rows.length ? (page.at(-1)?.id ?? null) : null,
        previousCursor: page[0]?.id ?? before,
      };
    },
  };
}

test.each([
  ['newest', [7, 5, 4, 2, 1]],
  ['oldest', [1, 2, 4, 5, 7]],
])(
  'SUBM-008 SUBM-015 the details step through the %s of what a search found, over the ends of pages',
  async (sort, found) => {
    const [start] = found.slice(2);
    const screen = show(
      `/submissions?search=ada&sort=${sort}&submission=${submission(start ?? 0).id}`,
      listed(...found.map((number) => submission(number))),
    );
    await expectText(`Receipt R-${start}`);
    for (const number of found.slice(3)) {
      await screen.press('Next submission');
      await expectText(`Receipt R-${number}`);
    }
    expect(screen.control('Next submission').hasAttribute('disabled')).toBe(true);
    for (const number of found.slice(0, -1).toReversed()) {
      await screen.press('Previous submission');
      await expectText(`Receipt R-${number}`);
    }
    expect(screen.control('Previous submission').hasAttribute('disabled')).toBe(true);
  },
);

test.each([
  ['Next submission', 3],
  ['Previous submission', 6],
])(
  'SUBM-015 SUBM-073 "%s" of a submission that has left the filter goes on where it stood',
  async (label, to) => {
    const screen = show(
      `/submissions?read=unread&submission=${submission(5).id}`,
      listed(submission(7), submission(6), submission(3), submission(1)),
    );
    await expectText('Submission Details');
    await screen.press(label);
    await expect.poll(screen.path).toContain(submission(to).id);
  },
);
