import type { NameAnswer, NameField } from '../../model/fields/field.ts';
import type { FieldCapabilities } from '../../model/fields/fieldCapabilities.ts';
import type { QuestionModel } from '../../model/fields/fieldType.ts';
import { isWellFormedText } from '../../model/validation/wellFormedText.ts';
import { baseDefaults } from '../../model/fields/fieldDefaults.ts';
import { MAX_NAME_PART_LENGTH } from './nameParts.ts';
import { isBlank, parseText } from '../../model/fields/textualAnswer.ts';

const textsOf = ({ parts }: NameField, answer: NameAnswer): string[] =>
  parts.map((part) => answer[part] ?? '').filter((text) => !isBlank(text));

/** A person's name in its parts. */
export const nameField: QuestionModel<'name'> = {
  parseAnswer({ parts }, raw, context) {
    if (raw !== undefined && raw !== null && (typeof raw !== 'object' || Array.isArray(raw)))
      return undefined;
    const answer: NameAnswer = {};
    for (const part of parts) {
      const given = raw && Object.hasOwn(raw, part) ? (raw as Record<string, unknown>)[part] : '';
      const text = parseText(given, context);
      if (text === undefined) return undefined;
      answer[part] = text.trim();
    }
    return answer;
  },
  isEmpty: (field, answer) => textsOf(field, answer).length === 0,
  check(field, answer) {
    const { id: fieldId, parts, required } = field;
    const texts = textsOf(field, answer);
    if (!texts.every(isWellFormedText)) return [{ fieldId, code: 'invalid_characters' }];
    if (texts.some((text) => text.length > MAX_NAME_PART_LENGTH))
      return [{ fieldId, code: 'too_long', params: { max: MAX_NAME_PART_LENGTH } }];
    if (texts.length === 0) return required ? [{ fieldId, code: 'required' }] : [];
    const isHalf = (['first', 'last'] as const).some(
      (part) => parts.includes(part) && isBlank(answer[part] ?? ''),
    );
    return required && isHalf ? [{ fieldId, code: 'incomplete_name' }] : [];
  },
  print: (field, answer) => textsOf(field, answer).join(' '),
};

export const nameCapabilities: FieldCapabilities<'name'> = {
  name: 'Name',
  texts: {},
  createDefaults: () => ({ type: 'name', ...baseDefaults('Name'), parts: ['first', 'last'] }),
  settings: ['label', 'help', 'required', 'nameParts'],
  chunk: 'parts',
  nameAsks: true,
  isPersonal: true,
  parts: ({ parts }) => parts,
  typeOf: (_field, part) => (part === undefined ? null : { kind: 'text' }),
  sample: ({ parts }) => Object.fromEntries(parts.map((part) => [part, { prefix: 'Dr', first: 'Ada', middle: 'King', last: 'Lovelace' }[part]])), // prettier-ignore
};
