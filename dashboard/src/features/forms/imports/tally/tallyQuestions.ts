import {
  MAX_ANSWER_LENGTH,
  MAX_FILE_MEGABYTES,
  MAX_FILES,
  MAX_OPTIONS,
  type FileKind,
} from '@inlay/sdk/model';
import { addByType, type Adder } from '../addByType.ts';
import { addChoice, addMatrix, addRating, addScaleBy, otherWords } from '../addQuestions.ts';
import { addField, note, type QuestionBase, type Draft } from '../createDraft.ts';
import {
  asLimit,
  firstNumberAt,
  isTrueAt,
  numberAt,
  partAt,
  textAt,
  wholeAt,
  type Source,
} from '../reading.ts';
import type { SourceOption } from '../sourceOptions.ts';
import { plainText } from '../sourceText.ts';
import { tallyText } from './tallyText.ts';

/** A question of Tally: its blocks, which share a group, and the title above them. */
export interface TallyQuestion {
  group: readonly Source[];
  label: string;
  help: string;
  refs: readonly string[];
}

/** Returns whether a block is an input, or an option or row of one. */
export const isTallyInput = (type: string): boolean => Object.hasOwn(TYPES, type);

/** Adds the field that a question of Tally becomes. */
export function addTallyQuestion(draft: Draft, { group, label, help, refs }: TallyQuestion): void {
  const [first = {}] = group;
  const type = textAt(first, 'type');
  const payload = partAt(first, 'payload');
  const base: QuestionBase = {
    refs,
    label: label || plainText(textAt(payload, 'name') || textAt(payload, 'placeholder')),
    help,
    placeholder: label ? plainText(textAt(payload, 'placeholder')) : '',
    required: isTrueAt(payload, 'isRequired'),
  };
  const added = addByType([TYPES, type], draft, base, payload, group);
  if (added && isTrueAt(payload, 'hasDefaultAnswer')) note(added.item, 'start_left_out');
}

/** Adds a question; also gets the blocks that follow it. */
type TallyAdder = Adder<[group: readonly Source[]]>;

const addPlain =
  (type: 'email' | 'phone' | 'date' | 'url' | 'time' | 'signature' | 'country'): Adder =>
  (draft, base) =>
    addField(draft, type, type === 'email' || type === 'phone' ? base : { ...base, placeholder: '' });

/** Returns whether a setting is on: `maxChoices` is while `hasMaxChoices` is true. */
const isOn = (payload: Source, key: string): boolean =>
  isTrueAt(payload, `has${key.charAt(0).toUpperCase()}${key.slice(1)}`);

/** Returns a limit that is switched on. */
const limitAt = (payload: Source, key: string, max: number): number | null =>
  isOn(payload, key) ? asLimit(numberAt(payload, key), max) : null;

const addText =
  (type: 'text' | 'textarea'): Adder =>
  (draft, base, payload) => {
    const minLength = limitAt(payload, 'minCharacters', MAX_ANSWER_LENGTH);
    return addField(draft, type, base, {
      maxLength: limitAt(payload, 'maxCharacters', MAX_ANSWER_LENGTH),
      ...(minLength !== null && { minLength }),
    });
  };

const addNumber: Adder = (draft, base, payload) => {
  const bound = (key: 'minValue' | 'maxValue'): number | null =>
    isOn(payload, key) ? numberAt(payload, key) : null;
  const format = textAt(payload, 'numberFormat');
  const currency = textAt(payload, 'currency');
  return addField(draft, 'number', base, {
    min: bound('minValue'),
    max: bound('maxValue'),
    ...(format === 'CURRENCY' && /^[A-Z]{3}$/.test(currency) && { currency }),
    ...(format === 'PERCENTAGE' && { unit: '%' }),
  });
};

/** Options of a group, but the one for an answer of one's own. */
const optionsOf = (group: readonly Source[]): SourceOption[] =>
  group
    .filter((block) => !isTrueAt(partAt(block, 'payload'), 'isOtherOption'))
    .map((block) => {
      const payload = partAt(block, 'payload');
      const label =
        textAt(payload, 'text') || textAt(payload, 'label') || tallyText(payload, { isRich: false });
      return { refs: [textAt(block, 'uuid'), label].filter(Boolean), label };
    });

const addOptions =
  (type: 'radio' | 'checkbox' | 'select' | 'ranking'): TallyAdder =>
  (draft, base, payload, group) => {
    const other = group
      .map((block) => partAt(block, 'payload'))
      .find((one) => isTrueAt(one, 'isOtherOption'));
    const isMany = type === 'checkbox' || (type === 'radio' && isTrueAt(payload, 'allowMultiple'));
    const fewest = limitAt(payload, 'minChoices', MAX_OPTIONS);
    const most = limitAt(payload, 'maxChoices', MAX_OPTIONS);
    const settings = {
      ...(isTrueAt(payload, 'randomize') && { shuffle: true as const }),
      ...(other && { other: otherWords(draft, textAt(other, 'text')) }),
    };
    const options = optionsOf(group);
    const plain = { ...base, placeholder: '' };
    const added =
      type === 'ranking'
        ? addChoice(draft, type, plain, options)
        : type === 'select'
          ? addChoice(draft, type, plain, options, settings)
          : addChoice(draft, isMany ? 'checkbox' : 'radio', plain, options, {
              ...settings,
              ...(isMany && fewest !== null && { fewest }),
              ...(isMany && most !== null && { most }),
            });
    const hasPictures = group.some((block) => textAt(partAt(block, 'payload'), 'image') !== '');
    if (added && hasPictures) note(added.item, 'option_pictures_left_out');
    return added;
  };

const addLinearScale = addScaleBy({
  from: ['start', 'minValue'],
  to: ['end', 'maxValue'],
  startLabel: ['leftLabel', 'minLabel'],
  endLabel: ['rightLabel', 'maxLabel'],
  middleLabel: ['centerLabel'],
});

const addStars: Adder = (draft, base, payload) =>
  addRating(draft, base, {
    points: firstNumberAt(payload, ['stars', 'maxValue']) ?? 5,
    look: 'star',
  });

const addTable: TallyAdder = (draft, base, payload, group) => {
  const ofType = (type: string): SourceOption[] =>
    optionsOf(group.filter((block) => textAt(block, 'type') === type));
  const required = group.some((block) => isTrueAt(partAt(block, 'payload'), 'isRequired'));
  return addMatrix(
    draft,
    { ...base, required, placeholder: '' },
    { rows: ofType('MATRIX_ROW'), columns: ofType('MATRIX_COLUMN') },
    { many: isTrueAt(payload, 'allowMultiple') },
  );
};

/** Kinds of files by the names of Tally's setting. */
const FILE_KINDS: readonly (readonly [string, readonly FileKind[]])[] = [
  ['images', ['pictures']],
  ['documents', ['pdf', 'documents', 'spreadsheets', 'presentations', 'text']],
  ['audio', ['audio']],
  ['video', ['video']],
  ['other', ['archives']],
];

const addFile: Adder = (draft, base, payload) => {
  const allowed = partAt(payload, 'allowedFiles');
  const accepts = FILE_KINDS.filter(([name]) => isTrueAt(allowed, name)).flatMap(([, kinds]) => kinds);
  const maxFiles = wholeAt(payload, 'maxFiles', { min: 1, max: MAX_FILES, fallback: 1 });
  const added = addField(
    draft,
    'file',
    { ...base, placeholder: '' },
    {
      ...(accepts.length > 0 && { accepts }),
      maxFiles: isTrueAt(payload, 'hasMaxFiles') ? maxFiles : 1,
      maxMegabytes: wholeAt(payload, 'maxFileSize', { min: 1, max: MAX_FILE_MEGABYTES, fallback: 10 }),
    },
  );
  if (added && accepts.length === 0) note(added.item, 'file_kinds_changed');
  return added;
};

const TYPES: Readonly<Record<string, TallyAdder | null>> = {
  INPUT_TEXT: addText('text'),
  TEXTAREA: addText('textarea'),
  INPUT_NUMBER: addNumber,
  INPUT_EMAIL: addPlain('email'),
  INPUT_PHONE_NUMBER: addPlain('phone'),
  INPUT_LINK: addPlain('url'),
  INPUT_DATE: addPlain('date'),
  INPUT_TIME: addPlain('time'),
  SIGNATURE: addPlain('signature'),
  RESPONDENT_COUNTRY: addPlain('country'),
  MULTIPLE_CHOICE_OPTION: addOptions('radio'),
  MULTI_SELECT_OPTION: addOptions('checkbox'),
  CHECKBOX: addOptions('checkbox'),
  DROPDOWN_OPTION: addOptions('select'),
  RANKING_OPTION: addOptions('ranking'),
  LINEAR_SCALE: addLinearScale,
  RATING: addStars,
  MATRIX: addTable,
  MATRIX_ROW: addTable,
  MATRIX_COLUMN: addTable,
  FILE_UPLOAD: addFile,
  PAYMENT: null,
  WALLET_CONNECT: null,
};
