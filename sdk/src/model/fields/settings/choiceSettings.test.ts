import { describe, expect, it } from 'vitest';
import type { AnswerIssueCode } from '../../answers/issues.ts';
import { LANGUAGES } from '../../language/languages.ts';
import { createOptions } from '../options.ts';
import { parsePostedForm } from '../../structure/posted/parsePostedForm.ts';
import { planOf } from '../../structure/rules/planOf.ts';
import { plannedForm } from '../../structure/rules/plannedForm.ts';
import { listUnsupported } from '../../structure/listUnsupported.ts';
import { buildDefinition, buildField } from '../../testing/buildDefinition.ts';
import { hostileAnswers } from '../../testing/sampleAnswers.ts';
import { upgradeFormDefinition } from '../../upgrades/index.ts';
import { validateAnswers } from '../../answers/validateAnswers.ts';
import { describeFieldType } from '../fieldType.suite.ts';

const options = createOptions(['A', 'B', 'C']);
const text = (raw: unknown, stored: string) => ({ raw, stored, printed: stored });
const list = (raw: unknown, stored: string[]) => ({ raw, stored, printed: stored.join(', ') });
const all = (code: AnswerIssueCode, ...values: unknown[]) => values.map((raw) => ({ raw, code }));

for (const type of ['radio', 'select'] as const) {
  describeFieldType({
    type,
    settings: { options, other: 'Something else' },
    accepted: [
      text('A', 'A'),
      text('My own', 'My own'),
      text({ choice: 'B', other: 'left over' }, 'B'),
      text({ choice: '__other', other: '  my <own  ' }, 'my <own'),
      text({ choice: '__other', other: 'A' }, 'A'),
      // Written, and not chosen: without a script nothing chooses it.
      text({ other: 'mine' }, 'mine'),
    ],
    refused: [
      ...all('invalid_type', 1, true, ['A', 'B'], { choice: 1 }, { choice: '__other', other: {} }),
      ...all('missing_other', { choice: '__other', other: ' ' }, { choice: '__other' }, '__other'),
      { raw: { choice: '__other', other: 'x'.repeat(501) }, code: 'too_long' },
      { raw: { choice: '__other', other: 'a\0b' }, code: 'invalid_characters' },
    ],
    empty: [undefined, null, '', {}, { choice: '', other: '' }],
  });
}

describeFieldType({
  type: 'checkbox',
  settings: { options, other: 'Something else', fewest: 2, most: 3 },
  accepted: [
    list(['B', 'A'], ['A', 'B']),
    list({ choice: ['__other', 'A'], other: 'mine' }, ['A', 'mine']),
    list({ choice: ['A', 'B'], other: 'left over' }, ['A', 'B']),
  ],
  refused: [
    ...all('invalid_type', 1, { choice: [1] }, { choice: ['__other'], other: 1 }),
    ...all('invalid_option', ['x', 'y']),
    ...all('too_few_choices', ['A'], { choice: '__other', other: 'mine' }),
    ...all('too_many_choices', ['A', 'B', 'C', 'mine']),
    ...all('missing_other', { choice: ['A', '__other'], other: '' }),
  ],
  empty: [undefined, null, '', [], {}, { choice: [] }],
});

describe('an option that excludes all others', () => {
  const field = buildField('checkbox', {
    options: [...options, { value: 'none', label: 'None of these', alone: true }],
    fewest: 2,
  });
  const judge = (raw: unknown) => validateAnswers(buildDefinition([field]), { checkbox: raw });

  it('is an answer alone, whatever the fewest are, and none beside others', () => {
    expect(judge(['none'])).toMatchObject({ ok: true, answers: { checkbox: ['none'] } });
    expect(judge(['A', 'none'])).toMatchObject({
      issues: [{ code: 'not_alone', params: { option: 'None of these' } }],
    });
  });

  it('can be published', () => expect(listUnsupported(buildDefinition([field]))).toEqual([]));
});

describe.each(['radio', 'select', 'checkbox'] as const)('a %s field with settings of its own', (type) => {
  const definition = buildDefinition([buildField(type, { options, other: 'Other' })]);

  it('has a plan, and comes back from storage as it was', () => {
    expect(upgradeFormDefinition(JSON.parse(JSON.stringify(definition)))).toEqual(definition);
    expect(planOf(definition)).not.toBeNull();
    expect(planOf(buildDefinition([buildField(type, { options })]))).toBeNull();
  });

  it.each(LANGUAGES)('brings its code and its texts in %s', (language) => {
    const { chunks, words } = plannedForm(definition, planOf(definition)!, { today: '2026-05-03', language });
    expect(chunks).toContain('choices');
    expect([words.missing_other, words.otherAnswer].every(Boolean)).toBe(true);
  });

  it('stores the same by a plain post as by JSON (D-185)', () => {
    const entries: [string, string][] = [
      [`answers.${type}.choice`, '__other'],
      [`answers.${type}.other`, 'mine'],
    ];
    const posted = validateAnswers(definition, parsePostedForm(definition, entries));
    const given = type === 'checkbox' ? ['mine'] : 'mine';
    expect(posted).toMatchObject({ ok: true, answers: { [type]: given } });
    expect(validateAnswers(definition, { [type]: given }).answers).toEqual(posted.answers);
  });

  it.each(hostileAnswers(type as 'radio', 'A'))('$name ends as a message or as an answer', ({ raw }) => {
    const result = validateAnswers(definition, { [type]: raw });
    expect(result.ok ? validateAnswers(definition, result.answers).answers : result.answers).toEqual(
      result.answers,
    );
  });
});
