import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  countFilters,
  isFiltered,
  parseInboxPath,
  parseInboxQuery,
  toFilterParams,
  toInboxPath,
  withoutFilters,
  type InboxQuery,
} from './inboxQuery.ts';

const nullable = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const day = fc
  .date({ min: new Date('1970-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
/** Text as an address carries it: no halves of characters. */
const text = fc.string({ unit: 'grapheme', maxLength: 50 });
const filledText = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 50 });

const query: fc.Arbitrary<InboxQuery> = fc
  .record({
    formId: nullable(fc.uuid()),
    inBrowser: fc.boolean(),
    search: text,
    from: nullable(day),
    to: nullable(day),
    read: fc.constantFrom('read' as const, 'unread' as const, null),
    isStarred: fc.boolean(),
    tag: nullable(fc.uuid()),
    status: nullable(fc.oneof(fc.constantFrom('open', 'in_progress', 'done'), fc.uuid())),
    ownStatus: fc.constantFrom('none' as const, null),
    isWaiting: fc.boolean(),
    assignee: nullable(fc.oneof(fc.constant('none'), fc.uuid())),
    conditions: fc.array(
      fc.record({
        field: filledText,
        is: fc.constantFrom('is' as const, 'any_of' as const, 'empty' as const),
        values: fc.array(filledText, { maxLength: 3 }),
      }),
      { maxLength: 3 },
    ),
    sort: fc.constantFrom('newest' as const, 'oldest' as const),
    openId: nullable(fc.uuid()),
  })
  .map((one) => (one.formId ? one : { ...one, inBrowser: true, conditions: [] }));

test('D-107 D-176 every state of the inbox has an address that leads back to it', () => {
  fc.assert(
    fc.property(query, (state) => {
      expect(parseInboxPath(toInboxPath(state))).toEqual(state);
    }),
  );
});

test('whatever stands in an address is read as some state, and that has an address of its own', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string(), fc.string())), (pairs) => {
      const state = parseInboxQuery(undefined, new URLSearchParams(pairs));
      expect(parseInboxPath(toInboxPath(state))).toEqual(state);
    }),
  );
});

test('D-107 a form that is named in the query is chosen in the browser; in the path it has the screen to itself', () => {
  const formId = '0195c2f0-0000-7000-8000-000000000001';
  expect(parseInboxPath(`/submissions?formId=${formId}&search=cake`)).toMatchObject({
    formId,
    inBrowser: true,
    search: 'cake',
  });
  expect(parseInboxPath(`/submissions/${formId}`)).toMatchObject({ formId, inBrowser: false });
});

test('only what is a filter is sent as one', () => {
  const state = parseInboxPath(
    '/submissions?search=a%25&from=2026-02-30&to=2026-02-28&sort=oldest&field=x&value=y&starred=1&tag=7',
  );
  expect([state.from, state.to, state.conditions.length, state.isStarred, state.tag]).toEqual([
    null,
    '2026-02-28',
    0,
    false,
    null,
  ]);
  const params = toFilterParams(state);
  expect([...params.keys()]).toEqual(['locale', 'search', 'to', 'zone']);
  expect(params.get('search')).toBe('a%');
});

test('SUBM-075 an old link to one answer, or to a range, leads to the same conditions', () => {
  const old = '/submissions?formId=0195c2f0-0000-7000-8000-000000000001&field=x';
  expect(parseInboxPath(`${old}&value=12`).conditions).toEqual([{ field: 'x', is: 'is', values: ['12'] }]);
  expect(parseInboxPath(`${old}&atLeast=1&atMost=9`).conditions).toEqual([
    { field: 'x', is: 'at_least', values: ['1'] },
    { field: 'x', is: 'at_most', values: ['9'] },
  ]);
});

test('clearing the filters keeps form and order', () => {
  fc.assert(
    fc.property(query, (state) => {
      const cleared = withoutFilters(state);
      expect([isFiltered(cleared), countFilters(cleared), cleared.formId, cleared.sort]).toEqual([
        false,
        0,
        state.formId,
        state.sort,
      ]);
    }),
  );
});
