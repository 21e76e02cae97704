import {
  isFieldId,
  MAX_ANSWER_LENGTH,
  MAX_DESCRIPTION_LENGTH,
  MAX_FILE_MEGABYTES,
  MAX_FILES,
  MAX_TITLE_LENGTH,
  type NamePart,
} from '@inlay/sdk/model';
import { addByType, type Adder } from './addByType.ts';
import { addChoice, addMatrix, addRating, addScaleBy, addWords, otherWords } from './addQuestions.ts';
import {
  addField,
  createDraft,
  leaveOut,
  note,
  startPage,
  type QuestionBase,
  type Draft,
} from './createDraft.ts';
import { finishDraft } from './finishDraft.ts';
import type { ImportedForm } from './importedForm.ts';
import { asLimit, isSource, numberAt, partAt, textAt, type Source } from './reading.ts';
import type { SourceOption } from './sourceOptions.ts';
import { plainText, richText } from './sourceText.ts';

/** Most questions that are read. */
const MAX_QUESTIONS = 5_000;

/** Returns the questions of a file: the answer of the API, what it holds, or a form with its questions. */
function questionsIn(content: Source): Source[] {
  const holder = [partAt(content, 'content'), partAt(content, 'questions'), content].find((one) =>
    Object.keys(one)
      .slice(0, MAX_QUESTIONS)
      .some((key) => isJotformType(one[key])),
  );
  return Object.values(holder ?? {})
    .slice(0, MAX_QUESTIONS)
    .filter(isSource)
    .filter(isJotformType)
    .toSorted((a, b) => (numberAt(a, 'order') ?? 0) - (numberAt(b, 'order') ?? 0));
}

const isJotformType = (question: unknown): boolean =>
  isSource(question) && textAt(question, 'type').startsWith('control_');

/** Returns whether a file has the questions of a Jotform form, as `GET /form/{id}/questions` returns them. */
export const isJotform = (content: Source): boolean => questionsIn(content).length > 0;

/** Makes a form of the questions of one of Jotform. Its conditions are not among them. */
export function importJotform(form: Source): ImportedForm {
  const questions = questionsIn(form);
  const head = questions.find((question) => textAt(question, 'type') === 'control_head');
  const named = textAt(form, 'title') || textAt(partAt(form, 'properties'), 'title');
  const draft = createDraft(plainText(named || textAt(head ?? {}, 'text')).slice(0, MAX_TITLE_LENGTH));
  for (const question of questions) if (question !== head || named) addQuestion(draft, question);
  if (head && !named)
    draft.definition.description = plainText(textAt(head, 'subHeader')).slice(0, MAX_DESCRIPTION_LENGTH);
  note(draft, 'logic_is_elsewhere');
  return finishDraft('jotform', draft);
}

const isYes = (question: Source, key: string): boolean => textAt(question, key) === 'Yes';

function addQuestion(draft: Draft, question: Source): void {
  const type = textAt(question, 'type').slice('control_'.length);
  if (type === 'button') return;
  const base: QuestionBase = {
    refs: [textAt(question, 'qid'), textAt(question, 'name')].filter(Boolean),
    label: plainText(textAt(question, 'text')),
    help: richText(textAt(question, 'subLabel') || textAt(question, 'description')),
    required: isYes(question, 'required'),
    placeholder: plainText(textAt(question, 'hint')),
  };
  const added = addByType([TYPES, type], draft, base, question);
  if (!added) return;
  if (textAt(question, 'defaultValue') || textAt(question, 'selected')) note(added.item, 'start_left_out');
  if (isYes(question, 'hidden')) note(added.item, 'logic_left_out');
}

const addPlain =
  (type: 'phone' | 'url' | 'time' | 'signature' | 'address' | 'yes_no'): Adder =>
  (draft, base) =>
    addField(draft, type, type === 'phone' ? base : { ...base, placeholder: '' });

const addText =
  (type: 'text' | 'textarea'): Adder =>
  (draft, base, question) => {
    const most = numberAt(question, 'maxsize') ?? numberAt(question, 'entryLimit');
    return addField(draft, type, base, { maxLength: asLimit(most, MAX_ANSWER_LENGTH) });
  };

const addEmail: Adder = (draft, base, question) =>
  addField(draft, 'email', base, isYes(question, 'confirmation') ? { confirm: 'twice' } : {});

const addNumber: Adder = (draft, base, question) =>
  addField(draft, 'number', base, {
    min: numberAt(question, 'minValue'),
    max: numberAt(question, 'maxValue'),
  });

const addName: Adder = (draft, base, question) => {
  const parts: NamePart[] = [
    ...(isYes(question, 'prefix') ? (['prefix'] as const) : []),
    'first',
    ...(isYes(question, 'middle') ? (['middle'] as const) : []),
    'last',
  ];
  const added = addField(draft, 'name', { ...base, placeholder: '' }, { parts });
  if (added && isYes(question, 'suffix')) note(added.item, 'suffix_left_out');
  return added;
};

const addDate: Adder = (draft, base, question) => {
  const added = addField(draft, 'date', { ...base, placeholder: '' });
  if (added && isYes(question, 'allowTime')) note(added.item, 'time_of_day_left_out');
  return added;
};

/** Options, rows and columns are one text with bars between. */
const listAt = (question: Source, key: string): SourceOption[] =>
  textAt(question, key)
    .slice(0, 100_000)
    .split('|')
    .map((words) => words.trim())
    .filter(Boolean)
    .map((label) => ({ refs: [label], label }));

const addOptions =
  (type: 'radio' | 'checkbox' | 'select'): Adder =>
  (draft, base, question) =>
    addChoice(draft, type, { ...base, placeholder: '' }, listAt(question, 'options'), {
      ...(isYes(question, 'shuffle') && { shuffle: true as const }),
      ...(isYes(question, 'allowOther') && { other: otherWords(draft, textAt(question, 'otherText')) }),
    });

const addTable: Adder = (draft, base, question) =>
  addMatrix(
    draft,
    { ...base, placeholder: '' },
    { rows: listAt(question, 'mrows'), columns: listAt(question, 'mcolumns') },
    { many: /check/i.test(textAt(question, 'inputType')) },
  );

const addStars: Adder = (draft, base, question) => {
  const shape = textAt(question, 'starStyle').toLowerCase();
  const isOurs = ['', 'stars', 'star', 'hearts', 'heart'].includes(shape);
  return addRating(draft, base, {
    points: numberAt(question, 'stars') ?? 5,
    look: shape.startsWith('heart') ? 'heart' : 'star',
    ...(!isOurs && { shape }),
  });
};

const addFile: Adder = (draft, base, question) => {
  const kilobytes = numberAt(question, 'maxFileSize') ?? 10_000;
  const added = addField(
    draft,
    'file',
    { ...base, placeholder: '' },
    {
      maxFiles: isYes(question, 'allowMultiple') ? MAX_FILES : 1,
      maxMegabytes: Math.min(Math.max(Math.ceil(kilobytes / 1_000), 1), MAX_FILE_MEGABYTES),
    },
  );
  if (added) note(added.item, 'file_kinds_changed');
  return added;
};

const addHeading: Adder = (draft, { refs, label }, question) =>
  addWords(draft, refs, label, richText(textAt(question, 'subHeader')));

const addParagraph: Adder = (draft, { refs }, question) => {
  const text = richText(textAt(question, 'text'));
  return text ? addWords(draft, refs, '', text) : null;
};

const addPicture: Adder = (draft, { label }) => {
  leaveOut(draft, label, 'picture_left_out');
  return null;
};

const breakPage: Adder = (draft) => {
  startPage(draft, {});
  return null;
};

/** Starts a page for a section that folds, with the section's title. */
const startSection: Adder = (draft, { label, refs }) => {
  startPage(draft, { title: label, refs });
  return null;
};

const addHidden: Adder = (draft, { refs, label }, question) => {
  const name = textAt(question, 'name');
  return addField(draft, 'hidden', { refs, label: isFieldId(name) ? name : label });
};

const TYPES: Readonly<Record<string, Adder>> = {
  head: addHeading,
  text: addParagraph,
  image: addPicture,
  divider: (draft, { refs }) => addField(draft, 'divider', { refs, label: '' }),
  pagebreak: breakPage,
  collapse: startSection,
  textbox: addText('text'),
  textarea: addText('textarea'),
  email: addEmail,
  phone: addPlain('phone'),
  number: addNumber,
  spinner: addNumber,
  fullname: addName,
  address: addPlain('address'),
  datetime: addDate,
  birthdate: addDate,
  time: addPlain('time'),
  dropdown: addOptions('select'),
  radio: addOptions('radio'),
  checkbox: addOptions('checkbox'),
  yesno: addPlain('yes_no'),
  matrix: addTable,
  rating: addStars,
  scale: addScaleBy({
    from: ['scaleFrom'],
    to: ['scaleAmount'],
    startLabel: ['fromText'],
    endLabel: ['toText'],
  }),
  fileupload: addFile,
  signature: addPlain('signature'),
  hidden: addHidden,
  captcha: (draft, { refs, label }) =>
    draft.pages.some(({ items }) => items.some(({ type }) => type === 'captcha'))
      ? null
      : addField(draft, 'captcha', { refs, label, required: true }),
};
