import {
  LANGUAGES,
  MAX_DESCRIPTION_LENGTH,
  MAX_FILE_MEGABYTES,
  MAX_FILES,
  MEGABYTE,
  type FileKind,
} from '@inlay/sdk/model';
import { addAnswerKey } from './addAnswerKey.ts';
import type { Adder } from './addByType.ts';
import {
  addChoice,
  addMatrix,
  addRating,
  addScaleBy,
  addWords,
  createdTexts,
  otherWords,
} from './addQuestions.ts';
import { compare } from './compare.ts';
import {
  addField,
  createDraft,
  fit,
  lastPage,
  leaveOut,
  note,
  startPage,
  type QuestionBase,
  type Draft,
  type DraftField,
} from './createDraft.ts';
import { finishDraft } from './finishDraft.ts';
import type { ImportedForm } from './importedForm.ts';
import {
  lookUp,
  asText,
  entriesAt,
  isSource,
  isTrueAt,
  numberAt,
  partAt,
  partsAt,
  textAt,
  wholeAt,
  type Source,
} from './reading.ts';
import { plainText, richText } from './sourceText.ts';

/** Kinds of items of the Forms API; each item has one of these keys. */
const ITEM_KINDS = [
  'questionItem',
  'questionGroupItem',
  'pageBreakItem',
  'textItem',
  'imageItem',
  'videoItem',
];

/** Returns whether a file is a form as `forms.get` of the Google Forms API returns it. */
export const isGoogleForm = (content: Source): boolean =>
  isSource(content['info']) &&
  !('pages' in content) &&
  ('formId' in content ||
    'responderUri' in content ||
    partsAt(content, 'items').some((item) => ITEM_KINDS.some((kind) => kind in item)));

/** Makes a form of a Google form. Sections are pages; what an option leads to is a jump behind its page. */
export function importGoogleForm(form: Source): ImportedForm {
  const info = partAt(form, 'info');
  const draft = createDraft(plainText(textAt(info, 'title') || textAt(info, 'documentTitle')));
  draft.definition.description = fit(draft, plainText(textAt(info, 'description')), MAX_DESCRIPTION_LENGTH);
  draft.definition.language = LANGUAGES.find((one) => textAt(form, 'language').startsWith(one)) ?? null;
  addEmail(draft, textAt(partAt(form, 'settings'), 'emailCollectionType'));
  for (const item of partsAt(form, 'items')) addItem(draft, item);
  return finishDraft('google_forms', draft);
}

/** Google asks for the address beside the questions of the form; here it is one of them. */
function addEmail(draft: Draft, collection: string): void {
  if (collection !== 'RESPONDER_INPUT' && collection !== 'VERIFIED') return;
  addField(draft, 'email', {
    refs: [],
    label: createdTexts(draft).email,
    required: true,
  });
}

function addItem(draft: Draft, item: Source): void {
  const title = plainText(textAt(item, 'title'));
  const description = richText(textAt(item, 'description'));
  const refs = [textAt(item, 'itemId')].filter(Boolean);
  if ('pageBreakItem' in item) startPage(draft, { title, description, refs });
  else if ('questionItem' in item) addQuestion(draft, item, { refs, label: title, help: description });
  else if ('questionGroupItem' in item) addGrid(draft, item, { refs, label: title, help: description });
  else if ('textItem' in item) addWords(draft, refs, title, description);
  else if ('imageItem' in item)
    leaveOut(draft, title || altOf(partAt(item, 'imageItem')), 'picture_left_out');
  else if ('videoItem' in item) leaveOut(draft, title, 'video_left_out');
}

const altOf = (holder: Source): string => plainText(textAt(partAt(holder, 'image'), 'altText'));

function addQuestion(draft: Draft, item: Source, about: QuestionBase): void {
  const holder = partAt(item, 'questionItem');
  const question = partAt(holder, 'question');
  const base: QuestionBase = {
    ...about,
    refs: [...about.refs, textAt(question, 'questionId')].filter(Boolean),
    required: isTrueAt(question, 'required'),
  };
  const kind = Object.keys(KINDS).find((one) => isSource(question[one]));
  const added = kind ? KINDS[kind]?.(draft, base, partAt(question, kind)) : null;
  if (!kind) leaveOut(draft, base.label, 'type_left_out', otherKind(question));
  if (!added) return;
  if ('image' in holder) note(added.item, 'picture_left_out');
  addKey(draft, added, partAt(question, 'grading'));
}

/** Adds the right answers of a quiz; feedback is told with them. */
function addKey(draft: Draft, added: DraftField, grading: Source): void {
  if (Object.keys(grading).length === 0) return;
  const answers = partsAt(partAt(grading, 'correctAnswers'), 'answers');
  const feedback = ['generalFeedback', 'whenWrong', 'whenRight'].map((name) =>
    richText(textAt(partAt(grading, name), 'text')),
  );
  addAnswerKey(draft, added, {
    answers: answers.map((answer) => textAt(answer, 'value')),
    points: numberAt(grading, 'pointValue') ?? 0,
    explanation: feedback.find(Boolean) ?? '',
  });
}

/** Returns the name of a kind of question that is not known here. */
const otherKind = (question: Source): string =>
  plainText(Object.keys(question).find((key) => /\wQuestion\b/.test(key)) ?? '').slice(0, 100);

const addText: Adder = (draft, base, question) =>
  addField(draft, isTrueAt(question, 'paragraph') ? 'textarea' : 'text', base);

const CHOICE_TYPES: Readonly<Record<string, 'radio' | 'checkbox' | 'select'>> = {
  RADIO: 'radio',
  CHECKBOX: 'checkbox',
  DROP_DOWN: 'select',
};

const addOptions: Adder = (draft, base, question) => {
  const type = lookUp(CHOICE_TYPES, textAt(question, 'type')) ?? 'radio';
  const all = partsAt(question, 'options');
  const options = all.filter((option) => !isTrueAt(option, 'isOther'));
  const added = addChoice(
    draft,
    type,
    base,
    options.map((option) => ({ refs: [textAt(option, 'value')], label: textAt(option, 'value') })),
    {
      ...(isTrueAt(question, 'shuffle') && { shuffle: true as const }),
      ...(options.length < all.length && { other: otherWords(draft) }),
    },
  );
  if (!added) return null;
  if (options.some((option) => 'image' in option)) note(added.item, 'option_pictures_left_out');
  for (const option of all) addJump(draft, added, option);
  return added;
};

/** Adds the jump of an option, which takes effect after the page of its question. */
function addJump(draft: Draft, from: DraftField, option: Source): void {
  const action = textAt(option, 'goToAction');
  const section = textAt(option, 'goToSectionId');
  if (action === 'NEXT_SECTION' || (!action && !section)) return;
  if (action === 'RESTART_FORM') {
    note(from.item, 'jump_back_left_out');
    return;
  }
  const condition = isTrueAt(option, 'isOther') ? null : compare(from, 'is', textAt(option, 'value'));
  if (!condition) {
    note(from.item, 'logic_left_out');
    return;
  }
  draft.jumps.push({
    pageId: lastPage(draft).id,
    if: condition,
    target: action === 'SUBMIT_FORM' ? 'end' : { to: section },
    item: from.item,
  });
}

const addIcons: Adder = (draft, base, question) => {
  const shape = textAt(question, 'iconType').toLowerCase();
  return addRating(draft, base, {
    points: numberAt(question, 'ratingScaleLevel') ?? 5,
    look: shape === 'heart' ? 'heart' : 'star',
    ...(!['', 'star', 'heart'].includes(shape) && { shape }),
  });
};

const addDate: Adder = (draft, base, question) => {
  const added = addField(draft, 'date', base);
  if (added && isTrueAt(question, 'includeTime')) note(added.item, 'time_of_day_left_out');
  if (added && !isTrueAt(question, 'includeYear')) note(added.item, 'year_added');
  return added;
};

const addTime: Adder = (draft, base, question) => {
  if (!isTrueAt(question, 'duration')) return addField(draft, 'time', base);
  const added = addField(draft, 'text', base);
  if (added) note(added.item, 'duration_as_text');
  return added;
};

/** Kinds of files by the Forms API's own; `ANY` is all of ours. */
const FILE_KINDS: Readonly<Record<string, readonly FileKind[]>> = {
  DOCUMENT: ['documents', 'text'],
  PRESENTATION: ['presentations'],
  SPREADSHEET: ['spreadsheets'],
  PDF: ['pdf'],
  IMAGE: ['pictures'],
  DRAWING: ['pictures'],
  VIDEO: ['video'],
  AUDIO: ['audio'],
};

const addFile: Adder = (draft, base, question) => {
  const types = entriesAt(question, 'types').map(asText);
  const named = types.flatMap((type) => lookUp(FILE_KINDS, type) ?? []);
  const bytes = numberAt(question, 'maxFileSize') ?? 10 * MEGABYTE;
  const maxMegabytes = Math.min(Math.max(Math.ceil(bytes / MEGABYTE), 1), MAX_FILE_MEGABYTES);
  const added = addField(draft, 'file', base, {
    ...(named.length > 0 && { accepts: [...new Set(named)] }),
    maxFiles: wholeAt(question, 'maxFiles', { min: 1, max: MAX_FILES, fallback: 1 }),
    maxMegabytes,
  });
  if (added && named.length === 0) note(added.item, 'file_kinds_changed');
  return added;
};

const KINDS: Readonly<Record<string, Adder>> = {
  textQuestion: addText,
  choiceQuestion: addOptions,
  scaleQuestion: addScaleBy(
    { from: ['low'], to: ['high'], startLabel: ['lowLabel'], endLabel: ['highLabel'] },
    { first: 0 },
  ),
  ratingQuestion: addIcons,
  dateQuestion: addDate,
  timeQuestion: addTime,
  fileUploadQuestion: addFile,
};

/** A grid: each question is a row, and all have the same columns. */
function addGrid(draft: Draft, item: Source, about: QuestionBase): void {
  const group = partAt(item, 'questionGroupItem');
  const grid = partAt(group, 'grid');
  const columns = partAt(grid, 'columns');
  const rows = partsAt(group, 'questions');
  const added = addMatrix(
    draft,
    { ...about, required: rows.some((row) => isTrueAt(row, 'required')) },
    {
      rows: rows.map((row) => ({
        refs: [textAt(row, 'questionId')],
        label: textAt(partAt(row, 'rowQuestion'), 'title'),
      })),
      columns: partsAt(columns, 'options').map((option) => ({
        refs: [textAt(option, 'value')],
        label: textAt(option, 'value'),
      })),
    },
    {
      many: textAt(columns, 'type') === 'CHECKBOX',
      ...(isTrueAt(grid, 'shuffleQuestions') && { shuffle: true as const }),
    },
  );
  if (added && 'image' in group) note(added.item, 'picture_left_out');
  if (added && rows.some((row) => 'grading' in row)) note(added.item, 'answer_key_left_out');
}
