import type { FieldCapabilities } from '../../model/fields/fieldCapabilities.ts';
import type { QuestionModel } from '../../model/fields/fieldType.ts';
import { MAX_PERSON_NAME_LENGTH, MAX_SIGNATURE_BYTES, MEGABYTE } from '../../model/definition/limits.ts';
import { baseDefaults } from '../../model/fields/fieldDefaults.ts';
import { fileIssue } from '../file/model.ts';
import { isWellFormedText } from '../../model/validation/wellFormedText.ts';
import { parseFiles } from '../shared/uploadedFile.ts';

/** A drawing is one picture. */
const DRAWING = { accepts: ['pictures' as const], maxMegabytes: MAX_SIGNATURE_BYTES / MEGABYTE };

const partsOf = (raw: unknown): { typed?: unknown; drawn?: unknown } =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? raw : { typed: raw };

/** A name that is drawn, or typed, as it always is without JavaScript. A drawing makes the typed name void. */
export const signatureField: QuestionModel<'signature'> = {
  parseAnswer(_field, raw, context) {
    const { typed = '', drawn: files } = partsOf(raw ?? undefined);
    const drawn = parseFiles(files, context);
    if (typeof typed !== 'string' || !drawn) return undefined;
    return { typed: drawn.length > 0 ? '' : context.clean(typed), drawn };
  },
  isEmpty: (_field, { typed, drawn }) => !typed && drawn.length === 0,
  check({ id: fieldId, required }, { typed, drawn }) {
    if (!typed && drawn.length === 0) return required ? [{ fieldId, code: 'required' }] : [];
    const [drawing, ...more] = drawn;
    if (more.length > 0) return [{ fieldId, code: 'invalid_type' }];
    if (!isWellFormedText(typed)) return [{ fieldId, code: 'invalid_characters' }];
    const max = MAX_PERSON_NAME_LENGTH;
    if (typed.length > max) return [{ fieldId, code: 'too_long', params: { max } }];
    const issue = drawing && fileIssue({ id: fieldId, ...DRAWING }, drawing);
    return issue ? [issue] : [];
  },
  print: (_field, { typed, drawn }) => typed || drawn.map(({ name }) => name).join(''),
};

export const signatureCapabilities: FieldCapabilities<'signature'> = {
  name: 'Signature',
  texts: {},
  takesAnything: true,
  createDefaults: () => ({ type: 'signature', ...baseDefaults('Signature') }),
  settings: ['label', 'help', 'required'],
  chunk: 'uploads',
  parts: () => ['typed'],
  typeOf: (_field, part) => (part === 'typed' ? { kind: 'text' } : null),
  sample: () => ({ typed: 'Ada Lovelace' }),
  uploads: ({ drawn }) => drawn,
  filesTaken: () => ({ extensions: ['png'], maxBytes: MAX_SIGNATURE_BYTES }),
  writtenAs: 'drawing',
};
