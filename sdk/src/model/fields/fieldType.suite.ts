import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Field, FieldType } from './field.ts';
import { formDefinitionSchema } from '../schema/formDefinitionSchema.ts';
import type { AnswerIssueCode } from '../answers/issues.ts';
import { buildDefinition, buildField } from '../testing/buildDefinition.ts';
import { validateAnswers } from '../answers/validateAnswers.ts';
import { isAnswered, printAnswer } from './index.ts';

/** Facts that a type's own test provides. */
export interface FieldTypeCase {
  type: FieldType;
  /** Raw values that pass, with how they are stored and printed. */
  accepted: readonly { raw: unknown; stored: unknown; printed: string }[];
  /** Raw values that do not pass, and why. */
  refused: readonly { raw: unknown; code: AnswerIssueCode; required?: boolean }[];
  /** Raw values that count as no answer. */
  empty: readonly unknown[];
  whenRequired?: AnswerIssueCode;
  settings?: Partial<Field>;
}

/** Tests of every field type (style.md section 8). */
export function describeFieldType(the: FieldTypeCase): void {
  const field = (changes: Partial<Field> = {}) => buildField(the.type, { ...the.settings, ...changes });
  const judge = (raw: unknown, changes?: Partial<Field>) =>
    validateAnswers(buildDefinition([field(changes)]), { [the.type]: raw }, { ignoreCaptcha: true });

  describe(`${the.type} field`, () => {
    it('starts with settings that a form accepts (BUILD-025, D-69)', () => {
      const { id, ...defaults } = buildField(the.type);
      const definition = buildDefinition([{ id, ...defaults }]);
      expect(formDefinitionSchema.parse(definition)).toEqual(definition);
    });

    it('takes an untouched field for empty (D-95)', () => {
      const { ok, answers } = judge(undefined, { required: false });
      expect(ok).toBe(true);
      expect(isAnswered(field(), answers[the.type])).toBe(false);
    });

    it.each(the.empty.map((raw) => ({ raw })))(
      'needs an answer when required, and $raw is none (EMBED-026, D-95)',
      ({ raw }) => {
        const verdict = judge(raw, { required: true });
        expect(verdict).toMatchObject({
          ok: false,
          issues: [{ fieldId: the.type, code: the.whenRequired ?? 'required' }],
        });
        expect(judge(raw, { required: false }).ok).toBe(true);
      },
    );

    it.each(the.accepted)('stores and prints $raw (D-72)', ({ raw, stored, printed }) => {
      const verdict = judge(raw, { required: true });
      expect(verdict).toMatchObject({ ok: true });
      expect(verdict.answers).toEqual({ [the.type]: stored });
      expect(printAnswer(field(), stored)).toBe(printed);
    });

    it.each(the.refused)('refuses $raw as $code (D-94)', ({ raw, code, required }) => {
      expect(judge(raw, required ? { required } : {})).toMatchObject({
        ok: false,
        issues: [{ fieldId: the.type, code }],
      });
    });

    it('reads, checks and prints whatever it is given without throwing (T14)', () => {
      fc.assert(
        fc.property(fc.anything(), (raw) => {
          judge(raw);
          expect(typeof printAnswer(field(), raw)).toBe('string');
        }),
      );
    });
  });
}
