import { t } from '@lingui/core/macro';
import type { Submission } from '@inlay/api/contract';
import type { Field } from '@inlay/sdk/model';
import { isHiddenAnswer } from './printedAnswers.ts';

/** Kinds of fields that identify a sender, the most specific first. */
const TELLING = ['name', 'text', 'email', 'phone'];

/** Returns a stored answer as text; the parts of a name on one line. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return '';
  return Object.values(value).map(textOf).filter(Boolean).join(' ');
}

/** Returns who has sent a submission, as far as its answers say so; else its receipt code. */
export function senderOf(
  { answers, receiptCode }: Pick<Submission, 'answers' | 'receiptCode'>,
  fields: readonly Pick<Field, 'id' | 'type'>[],
): string {
  for (const type of TELLING) {
    for (const field of fields) {
      const tells = field.type === type && !isHiddenAnswer(field.id);
      const text = tells ? textOf(answers[field.id]) : '';
      if (text !== '') return text;
    }
  }
  return t`Submission ${receiptCode}`;
}
