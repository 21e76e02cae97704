import type { ConsentAnswer, ConsentField } from '../../model/fields/field.ts';
import type { FieldCapabilities } from '../../model/fields/fieldCapabilities.ts';
import type { QuestionModel } from '../../model/fields/fieldType.ts';
import { sha256 } from '../../model/encoding/sha256.ts';
import { baseDefaults } from '../../model/fields/fieldDefaults.ts';

/** Returns the hash of the words that a visitor agrees to: label and text, as SHA-256 in hexadecimal. */
const hashOf = ({ label, content }: ConsentField): string => sha256(`${label}\n${content}`);

function parseAgreed(raw: unknown): boolean | undefined {
  if (raw === undefined || raw === null || raw === '' || raw === false || raw === 'false') return false;
  return raw === true || raw === 'true' ? true : undefined;
}

const partOf = (raw: unknown): unknown =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw)
    ? Object.hasOwn(raw, 'agreed')
      ? (raw as Partial<ConsentAnswer>).agreed
      : false
    : raw;

/** An agreement to words of the owner; their hash says to which ones, whatever becomes of the form. */
export const consentField: QuestionModel<'consent'> = {
  parseAnswer(field, raw) {
    const agreed = parseAgreed(partOf(raw));
    return agreed === undefined ? undefined : { agreed, textHash: agreed ? hashOf(field) : '' };
  },
  isEmpty: (_field, { agreed }) => !agreed,
  check: ({ id, required }, { agreed }) => (agreed || !required ? [] : [{ fieldId: id, code: 'required' }]),
  print(_field, { agreed, textHash }, language) {
    if (!agreed) return language?.words.no ?? 'No';
    return language?.words.yes ?? `Yes (SHA-256 ${textHash})`;
  },
};

export const consentCapabilities: FieldCapabilities<'consent'> = {
  name: 'Consent',
  texts: { content: 'rich' },
  createDefaults: () => ({
    type: 'consent',
    ...baseDefaults('I agree'),
    required: true,
    content: 'I agree that my answers are stored and used to reply to me.',
  }),
  settings: ['label', 'help', 'content', 'required'],
  parts: () => ['agreed'],
  countedAs: 'choices',
  typeOf: (_field, part) => (part === undefined ? null : { kind: 'yesno' }),
  sample: () => ({ agreed: true }),
};
