import type { Field } from '../field.ts';
import { capabilitiesOf } from '../fields/capabilities.ts';
import { extrasOf, type ExtraChunk } from '../fields/extras.ts';
import type { FieldWord } from './fieldTexts.ts';

/** Texts of fields with files and of settings: apart from their types, because the dashboard loads those. */
const UPLOAD_WORDS: readonly FieldWord[] = [
  'file_pending',
  'file_gone',
  'file_type',
  'file_old',
  'file_content',
  'file_unsafe',
  'file_animated',
  'file_damaged',
  'file_pixels',
  'file_size',
  'file_empty',
  'file_count',
  'file_full',
  'file_busy',
  'file_failed',
  'fileProgress',
  'fileWaiting',
];
const FILE_WORDS: readonly FieldWord[] = [
  ...UPLOAD_WORDS,
  'fileLimit',
  'fileChoose',
  'filesChoose',
  'fileDrop',
  'fileDone',
  'filePause',
  'fileResume',
  'fileRemove',
  'fileKeep',
];
const SIGNATURE_WORDS: readonly FieldWord[] = [
  ...UPLOAD_WORDS,
  'signDraw',
  'signType',
  'signClear',
  'signed',
];

/** Texts of settings. */
const EXTRA_WORDS: Readonly<Partial<Record<ExtraChunk, readonly FieldWord[]>>> = {
  choices: ['missing_other', 'not_alone', 'too_few_choices', 'too_many_choices', 'otherAnswer'],
  textRules: ['invalid_format', 'mistyped', 'too_short'],
  confirm: ['not_same', 'emailAgain'],
  code: [
    'unconfirmed',
    'wrong_code',
    'code_busy',
    'code_failed',
    'codeHint',
    'codeSend',
    'codeSent',
    'codeAgain',
    'codeInput',
    'codeDone',
  ],
  dial: ['callingCode'],
  days: ['too_early', 'too_late'],
  byCountry: [
    'invalid_postcode',
    'unknown_region',
    'addressState',
    'addressProvince',
    'addressPrefecture',
    'addressCounty',
    'addressRegion',
    'addressPostal',
    'addressZip',
    'addressPin',
    'addressTown',
    'addressSuburb',
  ],
  places: ['placesLeft', 'soldOut', 'option_full'],
  search: ['searchList', 'nothingFound'],
};

function typeWords(field: Field): readonly FieldWord[] {
  if (field.type === 'file') return FILE_WORDS;
  if (field.type === 'signature') return SIGNATURE_WORDS;
  return capabilitiesOf(field).words ?? [];
}

/** Returns the form's own texts that a form with this field needs besides those of every form. */
export const wordsOf = (field: Field): readonly FieldWord[] => [
  ...typeWords(field),
  ...extrasOf(field).flatMap((extra) => EXTRA_WORDS[extra] ?? []),
];
