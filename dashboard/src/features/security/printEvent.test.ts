import type { SecurityEventItem } from '@inlay/api/contract';
import { expect, test } from 'vitest';
import { factsOf, nameOfEvent, toneOf } from './printEvent.ts';

const event = (data: Record<string, unknown>, userAgent: string | null = null): SecurityEventItem => ({
  id: '0',
  type: 'settings_changed',
  at: '2026-01-01T00:00:00Z',
  who: null,
  source: null,
  userAgent,
  data,
});

test('SECD-024 types and keys have names; those of a later release are shown in words', () => {
  expect(nameOfEvent('dangerous_input_detected')).toBe('Dangerous input detected');
  expect(nameOfEvent('some_newEvent')).toBe('Some new event');
  expect(nameOfEvent('constructor')).toBe('Constructor');
  expect(factsOf(event({ captcha_verified: true, laterKey: 1 }))).toEqual([
    ['Captcha verified', 'Yes'],
    ['Later key', '1'],
  ]);
});

test('SECD-006 everything kept with an event can be read', () => {
  const data = { fields: ['name', 'email'], count: 3, isAdmin: false, before: null, nested: { a: 1 } };
  expect(factsOf(event(data, 'Firefox'))).toEqual([
    ['Fields', 'name, email'],
    ['Count', '3'],
    ['Is admin', 'No'],
    ['Before', '–'],
    ['Nested', '{"a":1}'],
    ['Browser', 'Firefox'],
  ]);
  expect(factsOf(event({}))).toEqual([]);
});

test('SECD-024 a type nobody knows yet is shown like any other', () => {
  expect(toneOf('dangerous_input_detected')).toBe('bad');
  expect(toneOf('something_new')).toBe('neutral');
});
