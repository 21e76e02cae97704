import {
  MAX_ANSWER_LENGTH,
  MAX_OPTIONS,
  MAX_OWNER_TEXT_LENGTH,
  MAX_WORDS_LENGTH,
  type FieldOfType,
  type NamePart,
} from '@inlay/sdk/model';
import type { Adder } from '../addByType.ts';
import { addChoice, addMatrix, addRating, addScale, addWords, otherWords } from '../addQuestions.ts';
import {
  addField,
  leaveOutType,
  note,
  type QuestionBase,
  type Draft,
  type DraftField,
} from '../createDraft.ts';
import type { ImportNote } from '../importedForm.ts';
import { asLimit, lookUp, isTrueAt, numberAt, partAt, partsAt, textAt, type Source } from '../reading.ts';
import type { SourceOption } from '../sourceOptions.ts';
import { plainText, shorten } from '../sourceText.ts';
import { typeformText } from './typeformText.ts';

/** Adds the field that a question of a typeform becomes, with what could not be taken over. */
export function addTypeformField(draft: Draft, source: Source): void {
  const type = textAt(source, 'type');
  const notes: ImportNote[] = [];
  const base = baseOf(draft, source, { notes });
  const add = lookUp(TYPES, type);
  if (!add) {
    leaveOutType(draft, base.label || type, type);
    return;
  }
  const added = add(draft, base, source);
  if (!added) return;
  const attachment = textAt(partAt(source, 'attachment'), 'type');
  if (attachment) note(added.item, attachment === 'video' ? 'video_left_out' : 'picture_left_out');
  for (const { code, name } of notes) note(added.item, code, name);
}

function baseOf(draft: Draft, source: Source, holder: { notes: ImportNote[] }): QuestionBase {
  const description = textAt(partAt(source, 'properties'), 'description');
  return {
    refs: refsOf(source),
    label: typeformText(draft, textAt(source, 'title'), { isRich: false, holder }),
    help: typeformText(draft, description, { isRich: true, holder }),
    required: isTrueAt(partAt(source, 'validations'), 'required'),
  };
}

const refsOf = (source: Source): string[] => ['ref', 'id'].map((key) => textAt(source, key)).filter(Boolean);

const limitAt = (source: Source, key: string, max: number): number | null =>
  asLimit(numberAt(partAt(source, 'validations'), key), max);

const addText =
  (type: 'text' | 'textarea'): Adder =>
  (draft, base, source) =>
    addField(draft, type, base, { maxLength: limitAt(source, 'max_length', MAX_ANSWER_LENGTH) });

const addPlain =
  (type: 'email' | 'phone' | 'date' | 'yes_no' | 'url' | 'address' | 'file'): Adder =>
  (draft, base) =>
    addField(draft, type, base);

const optionsOf = (source: Source): SourceOption[] =>
  partsAt(partAt(source, 'properties'), 'choices').map((choice) => ({
    refs: refsOf(choice),
    label: textAt(choice, 'label'),
  }));

/** Choices of one or several, with pictures or without: pictures lie on a server of Typeform, so they stay there. */
const addChoices: Adder = (draft, base, source) => {
  const properties = partAt(source, 'properties');
  const settings = {
    ...(isTrueAt(properties, 'randomize') && { shuffle: true as const }),
    ...(isTrueAt(properties, 'allow_other_choice') && { other: otherWords(draft) }),
  };
  const fewest = limitAt(source, 'min_selection', MAX_OPTIONS);
  const most = limitAt(source, 'max_selection', MAX_OPTIONS);
  const counts = { ...(fewest !== null && { fewest }), ...(most !== null && { most }) };
  const added = isTrueAt(properties, 'allow_multiple_selection')
    ? addChoice(draft, 'checkbox', base, optionsOf(source), { ...settings, ...counts })
    : addChoice(draft, 'radio', base, optionsOf(source), settings);
  const hasPictures = partsAt(properties, 'choices').some((choice) => 'attachment' in choice);
  if (added && hasPictures) note(added.item, 'option_pictures_left_out');
  return added;
};

const addDropdown: Adder = (draft, base, source) => {
  const options = optionsOf(source);
  const isSorted = isTrueAt(partAt(source, 'properties'), 'alphabetical_order');
  const sorted = isSorted ? options.toSorted((a, b) => a.label.localeCompare(b.label)) : options;
  return addChoice(draft, 'select', base, sorted);
};

const addRanking: Adder = (draft, base, source) => addChoice(draft, 'ranking', base, optionsOf(source));

const addNumber: Adder = (draft, base, source) => {
  const validations = partAt(source, 'validations');
  const [min, max] = [numberAt(validations, 'min_value'), numberAt(validations, 'max_value')];
  return addField(draft, 'number', base, { min, max });
};

const addStars: Adder = (draft, base, source) => {
  const properties = partAt(source, 'properties');
  const shape = textAt(properties, 'shape') || 'star';
  const isOurs = shape === 'star' || shape === 'heart';
  return addRating(draft, base, {
    points: numberAt(properties, 'steps') ?? 5,
    look: shape === 'heart' ? 'heart' : 'star',
    ...(!isOurs && { shape }),
  });
};

/** The words at both ends of a scale, and in its middle. */
function scaleLabels(source: Source): { startLabel: string; endLabel: string; middleLabel: string } {
  const labels = partAt(partAt(source, 'properties'), 'labels');
  return {
    startLabel: textAt(labels, 'left'),
    endLabel: textAt(labels, 'right'),
    middleLabel: textAt(labels, 'center'),
  };
}

const addOpinionScale: Adder = (draft, base, source) => {
  const properties = partAt(source, 'properties');
  const from = isTrueAt(properties, 'start_at_one') ? 1 : 0;
  const to = from + (numberAt(properties, 'steps') ?? 11) - 1;
  return addScale(draft, base, { from, to, ...scaleLabels(source) });
};

const addNps: Adder = (draft, base, source) => {
  const { startLabel, endLabel, middleLabel } = scaleLabels(source);
  const added = addField(draft, 'nps', base, {
    startLabel: shorten(plainText(startLabel), MAX_WORDS_LENGTH),
    endLabel: shorten(plainText(endLabel), MAX_WORDS_LENGTH),
  });
  if (added && middleLabel) note(added.item, 'middle_label_left_out');
  return added;
};

/** Each row is a question of its own in the file, with the columns as its choices. */
const addRows: Adder = (draft, base, source) => {
  const questions = partsAt(partAt(source, 'properties'), 'fields');
  const required = base.required || questions.some((row) => isTrueAt(partAt(row, 'validations'), 'required'));
  return addMatrix(
    draft,
    { ...base, required },
    {
      rows: questions.map((row) => ({ refs: refsOf(row), label: textAt(row, 'title') })),
      columns: questions[0] ? optionsOf(questions[0]) : [],
    },
    { many: questions.some((row) => isTrueAt(partAt(row, 'properties'), 'allow_multiple_selection')) },
  );
};

const addStatement: Adder = (draft, base, source) => {
  const added = addWords(draft, base.refs, base.label, base.help ?? '');
  const button = shorten(plainText(textAt(partAt(source, 'properties'), 'button_text')), MAX_WORDS_LENGTH);
  if (added && button) note(added.item, 'button_left_out', button);
  return added;
};

/** Typeform asks to accept or not; a box here is agreed to or left. */
const addLegal: Adder = (draft, base) => {
  const content = shorten(base.help || base.label, MAX_OWNER_TEXT_LENGTH);
  const added = addField(draft, 'consent', { ...base, help: '' }, { content });
  if (added) note(added.item, 'refusal_left_out');
  return added;
};

/** Adds each part of contact details as a field; rules on the whole read the first. */
const addContact: Adder = (draft, base, source) => {
  const parts = partsAt(partAt(source, 'properties'), 'fields');
  const isName = (part: Source): boolean =>
    ['first_name', 'last_name'].includes(textAt(part, 'subfield_key'));
  const heading = base.label ? addWords(draft, base.refs, base.label, '') : null;
  const name = addName(draft, base.refs, parts.filter(isName));
  for (const part of parts) if (!isName(part)) addTypeformField(draft, part);
  return heading ?? name;
};

function addName(draft: Draft, refs: readonly string[], parts: readonly Source[]): DraftField | null {
  if (parts.length === 0) return null;
  const named = parts.map((part): NamePart =>
    textAt(part, 'subfield_key') === 'first_name' ? 'first' : 'last',
  );
  const label = parts.map((part) => plainText(textAt(part, 'title'))).join(', ');
  const required = parts.some((part) => isTrueAt(partAt(part, 'validations'), 'required'));
  const settings: Partial<FieldOfType<'name'>> = { parts: [...new Set(named)] };
  return addField(draft, 'name', { refs: [...refs, ...parts.flatMap(refsOf)], label, required }, settings);
}

const TYPES: Readonly<Record<string, Adder>> = {
  short_text: addText('text'),
  long_text: addText('textarea'),
  multiple_choice: addChoices,
  picture_choice: addChoices,
  dropdown: addDropdown,
  yes_no: addPlain('yes_no'),
  email: addPlain('email'),
  phone_number: addPlain('phone'),
  number: addNumber,
  date: addPlain('date'),
  rating: addStars,
  opinion_scale: addOpinionScale,
  nps: addNps,
  ranking: addRanking,
  matrix: addRows,
  legal: addLegal,
  file_upload: addPlain('file'),
  statement: addStatement,
  website: addPlain('url'),
  contact_info: addContact,
  address: addPlain('address'),
};
