import type { FieldCapabilities } from '../../model/fields/fieldCapabilities.ts';
import type { QuestionModel } from '../../model/fields/fieldType.ts';
import { baseDefaults } from '../../model/fields/fieldDefaults.ts';
import { checkText, parseText } from '../../model/fields/textualAnswer.ts';

/**
 * A text that no visitor sees: from the address or the host page, else the owner's own. A locked one is the owner's
 * whatever is sent. It is never required, because nobody could fill it in.
 */
export const hiddenField: QuestionModel<'hidden'> = {
  parseAnswer({ value, locked }, raw, context) {
    const text = locked ? '' : parseText(raw, context);
    return text === '' ? value : text;
  },
  isEmpty: (_field, text) => text === '',
  check: (field, text) => checkText({ id: field.id, required: false }, text),
  print: (_field, text) => text,
};

export const hiddenCapabilities: FieldCapabilities<'hidden'> = {
  name: 'Hidden field',
  texts: { value: null },
  takesAnything: true,
  createDefaults: () => ({ type: 'hidden', ...baseDefaults('Hidden field'), value: '', locked: false }),
  settings: ['label', 'hiddenValue'],
  isHidden: true,
  storesText: true,
  isProse: true,
  typeOf: () => ({ kind: 'text' }),
  sample: () => 'newsletter',
};
