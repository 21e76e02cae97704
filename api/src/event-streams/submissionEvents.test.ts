import { expect, test } from 'vitest';
import { MAX_LEFT } from '../realtime/liveEvents.ts';
import { joinNews, type FormNews } from './submissionEvents.ts';

const formId = 'a form';
const told = (...news: Omit<FormNews, 'formId'>[]): FormNews =>
  news.map((one) => ({ formId, ...one })).reduce(joinNews, { formId });

test('D-13 what came and what left within half a second is told together', () => {
  expect(told({}, {})).toEqual({ formId });
  expect(told({ left: ['a'] }, {}, { left: ['b', 'c'] })).toEqual({ formId, left: ['a', 'b', 'c'] });
});

test('D-13 a list that is to be read again names nothing: who left may be back in it', () => {
  expect(told({ left: ['a'] }, { isReread: true }, { left: ['b'] })).toEqual({ formId, isReread: true });
});

test('D-13 T34 no event names more than its bound', () => {
  const ids = Array.from({ length: MAX_LEFT }, (_one, at) => `row ${at}`);
  expect(told({ left: ids }).left).toHaveLength(MAX_LEFT);
  expect(told({ left: ids }, { left: ['one more'] })).toEqual({ formId, isReread: true });
});
