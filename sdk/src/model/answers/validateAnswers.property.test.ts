import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FormDefinition } from '../definition/formDefinition.ts';
import { printAnswer } from '../fields/index.ts';
import { messageForIssue } from './messageForIssue.ts';
import { controlName, parsePostedAnswers } from './postedAnswers.ts';
import { form as ENGLISH } from '../../languages/en/form.ts';
import { anyDefinition, filledForm } from '../testing/arbitraries.ts';
import { validateAnswers } from './validateAnswers.ts';
import { fieldsOf } from '../structure/fieldsOf.ts';
import { propertyRuns } from '../../../../tests/support/propertyRuns.ts';

/** What a browser without JavaScript posts for these values (HTML Standard, form submission). */
function postOf(definition: FormDefinition, values: Record<string, unknown>): [string, string][] {
  const crlf = (text: unknown) => String(text).replace(/\r\n?|\n/g, '\r\n');
  return fieldsOf(definition).flatMap(({ id, type }): [string, string][] => {
    const value = values[id];
    if (value === undefined || value === false) return [];
    if (type === 'radio' && value === '') return [];
    if (Array.isArray(value)) return value.map((choice) => [controlName(id), crlf(choice)]);
    if (typeof value !== 'object' || value === null) return [[controlName(id), crlf(value)]];
    return Object.entries(value).map(([part, text]) => [controlName(id, part), crlf(text)]);
  });
}

/** True for what jsonb takes: no NUL, no lone surrogate, at any depth. */
const isStorable = (answer: unknown): boolean =>
  typeof answer === 'string'
    ? answer.isWellFormed() && !answer.includes('\0')
    : typeof answer !== 'object' || answer === null || Object.values(answer).every(isStorable);

describe('validateAnswers (properties)', () => {
  it('gives a plain form post and the same answers as JSON one verdict (T14, D-168, D-185)', () => {
    fc.assert(
      fc.property(filledForm, fc.constantFrom(undefined, 'token'), ({ definition, values }, captchaToken) => {
        const asJson = JSON.parse(JSON.stringify(values)) as unknown;
        const posted = parsePostedAnswers(definition, postOf(definition, values));
        expect(validateAnswers(definition, posted, { captchaToken })).toEqual(
          validateAnswers(definition, asJson, { captchaToken }),
        );
      }),
      propertyRuns(1_000),
    );
  });

  it('lets accepted answers pass again, unchanged (D-94)', () => {
    fc.assert(
      fc.property(filledForm, ({ definition, values }) => {
        const verdict = validateAnswers(definition, values, { ignoreCaptcha: true });
        fc.pre(verdict.ok);
        const again = validateAnswers(definition, JSON.parse(JSON.stringify(verdict.answers)), {
          ignoreCaptcha: true,
        });
        expect(again).toMatchObject({ ok: true, answers: verdict.answers, droppedFieldIds: [] });
      }),
      propertyRuns(1_000),
    );
  });

  it('never throws, stores what PostgreSQL can keep, and has words for every issue (T14, T32)', () => {
    const hostile = fc.oneof(
      fc.anything(),
      fc.jsonValue(),
      fc.string({ unit: 'binary' }),
      fc.constant('\ud800'),
    );
    const raw = anyDefinition.chain((definition) =>
      fc.tuple(
        fc.constant(definition),
        fc.oneof(
          hostile,
          fc.record(Object.fromEntries(fieldsOf(definition).map(({ id }) => [id, hostile])), {
            requiredKeys: [],
          }),
        ),
      ),
    );
    fc.assert(
      fc.property(raw, ([definition, values]) => {
        const verdict = validateAnswers(definition, values);
        for (const field of fieldsOf(definition))
          expect(typeof printAnswer(field, verdict.answers[field.id])).toBe('string');
        expect(!verdict.ok || Object.values(verdict.answers).every(isStorable)).toBe(true);
        for (const issue of verdict.ok ? [] : verdict.issues) {
          const field = fieldsOf(definition).find(({ id }) => id === issue.fieldId);
          expect(field && messageForIssue(issue, field, ENGLISH)).not.toMatch(/undefined|\[object|^$/);
        }
      }),
      propertyRuns(1_000),
    );
  });
});
