import { expect, test } from 'vitest';
import { MAX_LEFT, type SubmissionsEvent } from '../../submissions/submissionsEvent.ts';
import { mergeEvents } from './submissionEvents.ts';

const formId = 'a form';
const merged = (...events: Omit<SubmissionsEvent, 'formId'>[]): SubmissionsEvent =>
  events.map((event) => ({ formId, ...event })).reduce(mergeEvents, { formId });

test('D-13 what came and what left within half a second is told together', () => {
  expect(merged({}, {})).toEqual({ formId });
  expect(merged({ left: ['a'] }, {}, { left: ['b', 'c'] })).toEqual({ formId, left: ['a', 'b', 'c'] });
});

test('D-13 a list that is to be read again names nothing: who left may be back in it', () => {
  expect(merged({ left: ['a'] }, { isReread: true }, { left: ['b'] })).toEqual({ formId, isReread: true });
});

test('D-13 T34 no event names more than its bound', () => {
  const ids = Array.from({ length: MAX_LEFT }, (_one, at) => `row ${at}`);
  expect(merged({ left: ids }).left).toHaveLength(MAX_LEFT);
  expect(merged({ left: ids }, { left: ['one more'] })).toEqual({ formId, isReread: true });
});
