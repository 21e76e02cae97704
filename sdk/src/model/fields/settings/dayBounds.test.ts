import { expect, test } from 'vitest';
import { OPERATORS } from '../../logic/operators/index.ts';
import { parsePostedForm } from '../../structure/posted/parsePostedForm.ts';
import { validateWithPlan } from '../../structure/posted/validateWithPlan.ts';
import { planOf } from '../../structure/rules/planOf.ts';
import { buildDefinition, buildField } from '../../testing/buildDefinition.ts';
import { PLANNED_TEXTS } from '../../texts/plannedTexts.ts';
import type { Field } from '../field.ts';
import type { Language } from '../../language/languages.ts';
import { ANSWER_MODELS } from '../answerModels.ts';
import { fieldsOf } from '../../structure/fieldsOf.ts';
import { dateField } from '../../../fields/date/model.ts';
import { withFormDefaults } from '../withFormDefaults.ts';
import { dayOf, withDayBounds } from './dayBounds.ts';
import { describeFieldType } from '../fieldType.suite.ts';

const fixed = { earliestDay: '2026-05-01', latestDay: '2026-05-31' };

describeFieldType({
  type: 'date',
  settings: fixed,
  accepted: ['2026-05-01', '2026-05-31'].map((day) => ({ raw: day, stored: day, printed: day })),
  refused: [
    { raw: '2026-04-30', code: 'too_early' },
    { raw: '0026-05-03', code: 'short_year' },
    { raw: '2026-06-01', code: 'too_late' },
    { raw: '9999-12-31', code: 'too_late' },
    { raw: '2026-05-32', code: 'invalid_date' },
    { raw: '+010000-01-01', code: 'invalid_date' },
  ],
  empty: [undefined, null, '', ' '],
});

describeFieldType({
  type: 'date_range',
  settings: fixed,
  accepted: [
    {
      raw: { from: '2026-05-01', to: '2026-05-31' },
      stored: { from: '2026-05-01', to: '2026-05-31' },
      printed: '2026-05-01 – 2026-05-31',
    },
  ],
  refused: [
    { raw: { from: '2026-04-30', to: '2026-05-02' }, code: 'too_early' },
    { raw: { from: '2026-05-30', to: '2026-06-01' }, code: 'too_late' },
    { raw: { from: '2026-05-03', to: '2026-05-01' }, code: 'wrong_order' },
    { raw: { from: '2026-05-03' }, code: 'incomplete_range' },
  ],
  empty: [undefined, null, {}, { from: '', to: '' }],
});

/** Judges one answer on a day, as a form with a plan does. */
function judge(field: Field, raw: unknown, today: string, language: Language = 'en') {
  const definition = buildDefinition([field]);
  return validateWithPlan(definition, raw, {
    plan: planOf(definition)!,
    inputs: { today, operators: OPERATORS, language },
    texts: PLANNED_TEXTS[language],
    models: ANSWER_MODELS,
  });
}

test.each([
  ['2024-02-28', 1, '2024-02-29'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2026-05-03', 0, '2026-05-03'],
  ['9999-12-31', 1, undefined],
  ['0001-01-01', -1, undefined],
])('on %s the bound %i is %s', (today, bound, day) => {
  expect(dayOf(bound, today)).toBe(day);
});

test('TYPE-008 bounds that follow the day of the answer are counted from it', () => {
  const field = buildField('date', { earliestDay: 0, latestDay: 14, timeZone: 'Asia/Tokyo' });
  const on = (day: string, today: string) => judge(field, { date: day }, today);
  expect(on('2026-05-03', '2026-05-03').ok).toBe(true);
  expect(on('2026-05-17', '2026-05-03').ok).toBe(true);
  expect(on('2026-05-02', '2026-05-03')).toMatchObject({ issues: [{ code: 'too_early' }] });
  expect(on('2026-05-18', '2026-05-03')).toMatchObject({ issues: [{ code: 'too_late' }] });
  // The same answer on another day.
  expect(on('2026-05-18', '2026-05-04').ok).toBe(true);
});

test('TYPE-008 the message says the day in the language of the form', () => {
  const field = buildField('date', { earliestDay: 1, timeZone: 'Asia/Tokyo' });
  const said = (language: Language) => {
    const verdict = judge(field, { date: '2026-05-03' }, '2026-05-03', language);
    return verdict.ok ? '' : verdict.issues[0]?.params?.['message'];
  };
  expect(said('en')).toBe('Please enter May 4, 2026 or later.');
  expect(said('de')).toContain('4. Mai 2026');
  expect(said('ja')).toContain('2026年5月4日');
  expect(said('ar')).toContain('2026');
});

test('TYPE-008 a plain post is held to the same bounds as JSON', () => {
  const field = buildField('date_range', { earliestDay: 0, latestDay: '2026-12-31', timeZone: 'UTC' });
  const definition = buildDefinition([field]);
  const posted = (from: string, to: string) =>
    parsePostedForm(definition, [
      ['answers.date_range.from', from],
      ['answers.date_range.to', to],
    ]);
  const stored = { from: '2026-05-03', to: '2026-12-31' };
  expect(judge(field, posted(stored.from, stored.to), '2026-05-03')).toMatchObject({
    ok: true,
    answers: { date_range: stored },
  });
  expect(judge(field, posted('2026-05-02', '2026-05-04'), '2026-05-03')).toMatchObject({
    issues: [{ code: 'too_early' }],
  });
});

/** Each zone that has a day of its own at some moment: UTC−11, UTC and UTC+14. */
const ZONES = ['Pacific/Pago_Pago', 'America/New_York', 'UTC', 'Asia/Tokyo', 'Pacific/Kiritimati'];
const dayIn = (timeZone: string, time: number) => new Intl.DateTimeFormat('sv', { timeZone }).format(time);

test.each(ZONES)('TYPE-008 whatever a browser in %s offers as today, the server takes as today', (zone) => {
  const field = buildField('date', { earliestDay: 0, latestDay: 0 });
  for (let hour = 0; hour < 48; hour++) {
    const time = Date.UTC(2026, 10, 28, hour, 30);
    const [here, onServer] = [dayIn(zone, time), dayIn('UTC', time)];
    const inBrowser = withDayBounds(dateField, () => here);
    expect(inBrowser.check(field, here, { today: onServer })).toEqual([]);
    expect([here, onServer, judge(field, { date: here }, onServer).ok]).toEqual([here, onServer, true]);
  }
});

test('TYPE-008 the server takes no day that is today nowhere', () => {
  const field = buildField('date', { earliestDay: 0, latestDay: 0 });
  const on = (date: string) => judge(field, { date }, '2026-11-29');
  expect(on('2026-11-27')).toMatchObject({ issues: [{ code: 'too_early' }] });
  expect(on('2026-12-01')).toMatchObject({ issues: [{ code: 'too_late' }] });
});

test('TYPE-008 a form with a time zone has one day, that of the zone, in browsers as well', () => {
  const field = buildField('date', { earliestDay: 0, latestDay: 0 });
  const definition = buildDefinition([field]);
  const inTokyo = { ...definition, flow: { ...definition.flow, timeZone: 'Asia/Tokyo' } };
  const [zoned] = fieldsOf(withFormDefaults(inTokyo, 'en')) as [typeof field];
  expect(zoned.timeZone).toBe('Asia/Tokyo');
  expect(fieldsOf(withFormDefaults(definition, 'en'))).toEqual([field]);
  expect(judge(zoned, { date: '2026-11-28' }, '2026-11-29')).toMatchObject({
    issues: [{ code: 'too_early' }],
  });
  const asked: (string | undefined)[] = [];
  const inBrowser = withDayBounds(dateField, (timeZone) => {
    asked.push(timeZone);
    return '2026-11-29';
  });
  expect(inBrowser.check(zoned, '2026-11-29', { today: '2026-11-28' })).toEqual([]);
  expect(asked).toEqual(['Asia/Tokyo']);
});
