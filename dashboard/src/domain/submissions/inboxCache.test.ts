import { expect, test } from 'vitest';
import type { SubmissionListResponse } from '@inlay/api/contract';
import { regroup, type InboxPages } from './inboxCache.ts';

const page = (ids: string, cursors: Partial<SubmissionListResponse> = {}): SubmissionListResponse => ({
  submissions: ids.split('').map((id) => ({ id })) as SubmissionListResponse['submissions'],
  revisions: {},
  nextCursor: null,
  previousCursor: null,
  ...cursors,
});
const idsOf = ({ pages }: InboxPages): string[] =>
  pages.map(({ submissions }) => submissions.map(({ id }) => id).join(''));

/** Two arrivals before a page, another behind it. */
const list: InboxPages = {
  pages: [page('a', { previousCursor: 'before a' }), page('b'), page('cde'), page('f', { nextCursor: 'f' })],
  pageParams: [{ before: 'b' }, { before: 'c' }, {}, { cursor: 'e' }],
};

test('D-115 a list to be read again begins at its first row, in as few pages as hold it', () => {
  const known = regroup(list, true, 3);
  expect(idsOf(known)).toEqual(['abc', 'def']);
  expect(known.pageParams[0]).toEqual({});
  expect([known.pages[0]?.previousCursor, known.pages.at(-1)?.nextCursor]).toEqual(['before a', 'f']);
  expect(regroup(list, false, 3).pageParams[0]).toEqual({ around: 'a' });
});

test('D-115 an empty list has one page, which begins at the top', () => {
  const empty = regroup({ pages: [page('')], pageParams: [{ before: 'x' }] }, false, 3);
  expect([idsOf(empty), empty.pageParams]).toEqual([[''], [{}]]);
});
