import { MAX_ANSWER_LENGTH, MAX_OPTIONS, MAX_WORDS_LENGTH } from '@inlay/sdk/model';
import { addAnswerKey } from '../addAnswerKey.ts';
import { addByType, type Adder } from '../addByType.ts';
import {
  addChoice,
  addMatrix,
  addRating,
  addScaleBy,
  addWords,
  createdTexts,
  otherWords,
} from '../addQuestions.ts';
import { addField, leaveOut, note, type QuestionBase, type Draft } from '../createDraft.ts';
import type { ImportNote } from '../importedForm.ts';
import {
  asLimit,
  asText,
  entriesAt,
  firstNumberAt,
  isSource,
  isTrueAt,
  lookUp,
  numberAt,
  partsAt,
  textAt,
  type Source,
} from '../reading.ts';
import type { SourceOption } from '../sourceOptions.ts';
import { plainText, shorten } from '../sourceText.ts';
import { addOptionRules, addRequired, addShown, noteRule, ROW_PREFIX, type Shown } from './surveyRules.ts';
import { surveyText, wordsAt } from './surveyText.ts';

/** Adds the field that a question of a survey becomes. */
export function addSurveyQuestion(draft: Draft, question: Source, shown: Shown): void {
  const type = textAt(question, 'type');
  const name = textAt(question, 'name');
  const said = { notes: [] as ImportNote[] };
  const refOf = (own: string): string => (draft.rows ? ROW_PREFIX : '') + own;
  const base: QuestionBase = {
    refs: [name].filter(Boolean).map(refOf),
    label: surveyText(draft, wordsAt(question, 'title') || name, { holder: said }),
    help: surveyText(draft, wordsAt(question, 'description'), { isRich: true, holder: said }),
    required: isTrueAt(question, 'isRequired'),
    placeholder: plainText(wordsAt(question, 'placeholder')),
  };
  const added = addByType([TYPES, type], draft, base, question);
  if (!added) return;
  for (const one of said.notes) note(added.item, one.code);
  addShown(draft, { part: added.field, holder: added.item }, shown);
  addRequired(draft, added, question);
  addOptionRules(draft, added, question);
  if ('defaultValue' in question || 'defaultValueExpression' in question) note(added.item, 'start_left_out');
  if ('correctAnswer' in question)
    addAnswerKey(draft, added, { answers: [question['correctAnswer']].flat().map(asText), points: 1 });
  for (const validator of partsAt(question, 'validators'))
    noteRule(added.item, textAt(validator, 'type'), textAt(validator, 'expression'));
  if (isTrueAt(question, 'showCommentArea') || isTrueAt(question, 'hasComment')) {
    const label = plainText(wordsAt(question, 'commentText')) || createdTexts(draft).comment;
    // oxlint-disable-next-line texts/literal -- SurveyJS's name for the answer
    const comment = addField(draft, 'textarea', { refs: [refOf(`${name}-Comment`)], label });
    if (comment) addShown(draft, { part: comment.field, holder: comment.item }, shown);
  }
}

const withoutPlaceholder = (base: QuestionBase): QuestionBase => ({ ...base, placeholder: '' });

const limitAt = (question: Source, key: string, max: number): number | null =>
  asLimit(numberAt(question, key), max);

/** Types of single lines by the kind of their input. */
const INPUTS: Readonly<Record<string, 'email' | 'phone' | 'url' | 'date' | 'time'>> = {
  email: 'email',
  tel: 'phone',
  url: 'url',
  date: 'date',
  'datetime-local': 'date',
  datetime: 'date',
  time: 'time',
};

const addLine: Adder = (draft, base, question) => {
  const input = textAt(question, 'inputType');
  if (input === 'number' || input === 'range')
    return addField(draft, 'number', base, {
      min: numberAt(question, 'min'),
      max: numberAt(question, 'max'),
    });
  const type = lookUp(INPUTS, input);
  if (!type)
    return addField(draft, 'text', base, { maxLength: limitAt(question, 'maxLength', MAX_ANSWER_LENGTH) });
  const isWritten = type === 'email' || type === 'phone';
  const added = addField(draft, type, isWritten ? base : withoutPlaceholder(base));
  if (added && input.startsWith('datetime')) note(added.item, 'time_of_day_left_out');
  return added;
};

const addComment: Adder = (draft, base, question) =>
  addField(draft, 'textarea', base, { maxLength: limitAt(question, 'maxLength', MAX_ANSWER_LENGTH) });

/** Choices, rows and columns: values, or values with words. */
const optionsAt = (question: Source, key: string): SourceOption[] =>
  entriesAt(question, key).map((entry) => {
    if (!isSource(entry)) return { refs: [asText(entry)], label: asText(entry) };
    const value = textAt(entry, 'value') || textAt(entry, 'name');
    return { refs: [value], label: wordsAt(entry, 'text') || wordsAt(entry, 'title') || value };
  });

const addOptions =
  (type: 'radio' | 'checkbox' | 'select'): Adder =>
  (draft, base, question) => {
    const hasOther = isTrueAt(question, 'showOtherItem') || isTrueAt(question, 'hasOther');
    const fewest = limitAt(question, 'minSelectedChoices', MAX_OPTIONS);
    const most = limitAt(question, 'maxSelectedChoices', MAX_OPTIONS);
    const settings = {
      ...(textAt(question, 'choicesOrder') === 'random' && { shuffle: true as const }),
      ...(hasOther && { other: otherWords(draft, wordsAt(question, 'otherText')) }),
    };
    const options = optionsAt(question, 'choices');
    const added =
      type === 'checkbox'
        ? addChoice(draft, type, withoutPlaceholder(base), options, {
            ...settings,
            ...(fewest !== null && { fewest }),
            ...(most !== null && { most }),
          })
        : addChoice(draft, type, withoutPlaceholder(base), options, settings);
    if (added && 'choicesByUrl' in question) note(added.item, 'options_left_out', 'choicesByUrl');
    return added;
  };

const addRanked: Adder = (draft, base, question) =>
  addChoice(draft, 'ranking', withoutPlaceholder(base), optionsAt(question, 'choices'));

const addPictures: Adder = (draft, base, question) => {
  const type = isTrueAt(question, 'multiSelect') ? 'checkbox' : 'radio';
  const added = addChoice(draft, type, withoutPlaceholder(base), optionsAt(question, 'choices'));
  if (added) note(added.item, 'option_pictures_left_out');
  return added;
};

const addYesNo: Adder = (draft, base, question) =>
  addField(draft, 'yes_no', withoutPlaceholder(base), {
    yesLabel: shorten(plainText(wordsAt(question, 'labelTrue')), MAX_WORDS_LENGTH),
    noLabel: shorten(plainText(wordsAt(question, 'labelFalse')), MAX_WORDS_LENGTH),
  });

const RATE_MAX = ['rateMax', 'rateCount'] as const;

const addSteps = addScaleBy(
  {
    from: ['rateMin'],
    to: RATE_MAX,
    startLabel: ['minRateDescription'],
    endLabel: ['maxRateDescription'],
  },
  { readWords: wordsAt },
);

const addRates: Adder = (draft, base, question) => {
  const isStars = /^(?:stars|smileys)$/.test(
    textAt(question, 'rateType') || textAt(question, 'rateDisplayMode'),
  );
  if (!isStars) return addSteps(draft, withoutPlaceholder(base), question);
  const points = firstNumberAt(question, RATE_MAX) ?? 5;
  return addRating(draft, withoutPlaceholder(base), { points, look: 'star' });
};

const addTable: Adder = (draft, base, question) =>
  addMatrix(
    draft,
    { ...withoutPlaceholder(base), required: base.required || isTrueAt(question, 'isAllRowRequired') },
    { rows: optionsAt(question, 'rows'), columns: optionsAt(question, 'columns') },
    { many: textAt(question, 'cellType') === 'checkbox' },
  );

const addPlain =
  (type: 'file' | 'signature'): Adder =>
  (draft, base) =>
    addField(draft, type, withoutPlaceholder(base));

const addHtml: Adder = (draft, { refs }, question) =>
  addWords(
    draft,
    refs,
    surveyText(draft, wordsAt(question, 'title')),
    surveyText(draft, wordsAt(question, 'html'), { isRich: true }),
  );

const addPicture: Adder = (draft, { label }) => {
  leaveOut(draft, label, 'picture_left_out');
  return null;
};

const TYPES: Readonly<Record<string, Adder>> = {
  text: addLine,
  comment: addComment,
  radiogroup: addOptions('radio'),
  buttongroup: addOptions('radio'),
  checkbox: addOptions('checkbox'),
  tagbox: addOptions('checkbox'),
  dropdown: addOptions('select'),
  ranking: addRanked,
  imagepicker: addPictures,
  boolean: addYesNo,
  rating: addRates,
  matrix: addTable,
  file: addPlain('file'),
  signaturepad: addPlain('signature'),
  html: addHtml,
  image: addPicture,
};
