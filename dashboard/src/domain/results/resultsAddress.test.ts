import { expect, test } from 'vitest';
import { filterOf, inboxPathOf, parseView, writeView } from './resultsAddress.ts';

const view = (query: string) => parseView(new URLSearchParams(query), '2026-03-10');

test('RESULT-003 the address keeps period, comparison and filter; nonsense is all time', () => {
  for (const query of [
    '',
    'days=30',
    'from=2026-01-01&to=2026-02-01&compare=yes',
    'field=kind&value=Company',
  ])
    expect(writeView(view(query)).toString()).toBe(query);
  expect(view('days=5&from=x')).toEqual({
    days: null,
    from: null,
    to: null,
    isCompared: false,
    sought: null,
  });
});

test('RESULT-003 the period counts back from today, and only a period is compared', () => {
  expect(filterOf(view('days=7&compare=yes'), 'Europe/Berlin').toString()).toBe(
    'from=2026-03-04&to=2026-03-10&zone=Europe%2FBerlin&compare=yes',
  );
  expect(filterOf(view('compare=yes'), 'UTC').toString()).toBe('');
});

test('RESULT-001 a bar leads to its submissions in the inbox', () => {
  expect(inboxPathOf('f1', view('days=7&field=age&atLeast=20&atMost=29'))).toBe(
    '/forms/f1/responses?from=2026-03-04&to=2026-03-10&field=age&atLeast=20&atMost=29',
  );
});
