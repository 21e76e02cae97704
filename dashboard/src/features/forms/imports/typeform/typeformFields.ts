import {
  MAX_ANSWER_LENGTH,
  MAX_LABEL_LENGTH,
  MAX_NUMBER,
  MAX_OPTIONS,
  MAX_OWNER_TEXT_LENGTH,
  MAX_WORDS_LENGTH,
  RATING_POINTS,
  SCALE_POINTS,
  type FieldOfType,
  type NamePart,
} from '@inlay/sdk/model';
import { addField, leaveOut, note, type Asked, type Draft, type DraftField } from '../createDraft.ts';
import type { ImportNote } from '../importedForm.ts';
import { clampWhole, isTrueAt, numberAt, partAt, partsAt, textAt, type Source } from '../reading.ts';
import { importOptions, type SourceOption } from '../sourceOptions.ts';
import { plainText, shorten } from '../sourceText.ts';
import { typeformText } from './typeformText.ts';

/** Adds the field that a question of a typeform becomes, with what could not be taken over. */
export function addTypeformField(draft: Draft, source: Source): void {
  const type = textAt(source, 'type');
  const notes: ImportNote[] = [];
  const asked = askedOf(draft, source, { notes });
  const add = Object.hasOwn(TYPES, type) ? TYPES[type] : undefined;
  if (!add) {
    leaveOut(draft, asked.label || type, 'type_left_out', shorten(plainText(type), MAX_WORDS_LENGTH));
    return;
  }
  const added = add(draft, asked, source);
  if (!added) return;
  const attachment = textAt(partAt(source, 'attachment'), 'type');
  if (attachment) note(added.item, attachment === 'video' ? 'video_left_out' : 'picture_left_out');
  for (const { code, name } of notes) note(added.item, code, name);
}

function askedOf(draft: Draft, source: Source, holder: { notes: ImportNote[] }): Asked {
  const description = textAt(partAt(source, 'properties'), 'description');
  return {
    refs: refsOf(source),
    label: typeformText(draft, textAt(source, 'title'), { isRich: false, holder }),
    help: typeformText(draft, description, { isRich: true, holder }),
    required: isTrueAt(partAt(source, 'validations'), 'required'),
  };
}

const refsOf = (source: Source): string[] => ['ref', 'id'].map((key) => textAt(source, key)).filter(Boolean);

type Adder = (draft: Draft, asked: Asked, source: Source) => DraftField | null;

/** Returns a limit that holds within bounds, else `null`: no limit. */
function limitAt(source: Source, key: string, max: number): number | null {
  const limit = numberAt(partAt(source, 'validations'), key);
  return limit === null || limit < 1 || limit > max ? null : Math.round(limit);
}

const addText =
  (type: 'text' | 'textarea'): Adder =>
  (draft, asked, source) =>
    addField(draft, type, asked, { maxLength: limitAt(source, 'max_length', MAX_ANSWER_LENGTH) });

const addPlain =
  (type: 'email' | 'phone' | 'date' | 'yes_no' | 'url' | 'address' | 'file'): Adder =>
  (draft, asked) =>
    addField(draft, type, asked, {});

const optionsOf = (source: Source): SourceOption[] =>
  partsAt(partAt(source, 'properties'), 'choices').map((choice) => ({
    refs: refsOf(choice),
    label: textAt(choice, 'label'),
  }));

/** Choices of one or several, with pictures or without: pictures lie on a server of Typeform, so they stay there. */
const addChoice: Adder = (draft, asked, source) => {
  const properties = partAt(source, 'properties');
  const { options, choices, notes } = importOptions(optionsOf(source));
  const isMany = isTrueAt(properties, 'allow_multiple_selection');
  const hasPictures = partsAt(properties, 'choices').some((choice) =>
    textAt(partAt(choice, 'attachment'), 'href'),
  );
  const settings = {
    options,
    ...(isTrueAt(properties, 'randomize') && { shuffle: true as const }),
    ...(isTrueAt(properties, 'allow_other_choice') && { other: otherWords(draft) }),
  };
  const fewest = limitAt(source, 'min_selection', MAX_OPTIONS);
  const most = limitAt(source, 'max_selection', MAX_OPTIONS);
  const counts = { ...(fewest !== null && { fewest }), ...(most !== null && { most }) };
  const added = isMany
    ? addField(draft, 'checkbox', asked, { ...settings, ...counts }, choices)
    : addField(draft, 'radio', asked, settings, choices);
  for (const { code, name } of notes) if (added) note(added.item, code, name);
  if (added && hasPictures) note(added.item, 'option_pictures_left_out');
  return added;
};

/* oxlint-disable texts/literal -- stored with the form, in its language */
/** Words of the option for an own answer, which Typeform's own texts have in the form's language. */
const OTHER_WORDS: Readonly<Record<string, string>> = {
  de: 'Andere',
  fr: 'Autre',
  es: 'Otro',
  pt: 'Outro',
  ja: 'その他',
  ar: 'أخرى',
};
export const otherWords = ({ definition }: Draft): string =>
  OTHER_WORDS[definition.language ?? ''] ?? 'Other';
/* oxlint-enable texts/literal */

const addDropdown: Adder = (draft, asked, source) => {
  const { options, choices, notes } = importOptions(optionsOf(source));
  const isSorted = isTrueAt(partAt(source, 'properties'), 'alphabetical_order');
  const sorted = isSorted ? options.toSorted((a, b) => a.label.localeCompare(b.label)) : options;
  const added = addField(draft, 'select', asked, { options: sorted }, choices);
  for (const { code, name } of notes) if (added) note(added.item, code, name);
  return added;
};

const addRanking: Adder = (draft, asked, source) => {
  const { options, choices, notes } = importOptions(optionsOf(source));
  const added = addField(draft, 'ranking', asked, { options }, choices);
  for (const { code, name } of notes) if (added) note(added.item, code, name);
  return added;
};

const addNumber: Adder = (draft, asked, source) => {
  const bound = (key: string): number | null => {
    const value = numberAt(partAt(source, 'validations'), key);
    return value === null || Math.abs(value) > MAX_NUMBER ? null : value;
  };
  return addField(draft, 'number', asked, { min: bound('min_value'), max: bound('max_value') });
};

/** Shapes of a rating that are hearts here; all others are stars. */
const HEARTS = new Set(['heart', 'up']);

const addRating: Adder = (draft, asked, source) => {
  const properties = partAt(source, 'properties');
  const shape = textAt(properties, 'shape') || 'star';
  const steps = numberAt(properties, 'steps') ?? 5;
  const points = clampWhole(steps, RATING_POINTS.min, RATING_POINTS.max);
  const look = HEARTS.has(shape) ? 'heart' : 'star';
  const added = addField(draft, 'rating', asked, { points, look });
  if (added && points !== steps) note(added.item, 'numbers_changed', `1–${points}`);
  if (added && shape !== look) note(added.item, 'shape_changed', shorten(plainText(shape), MAX_WORDS_LENGTH));
  return added;
};

/** The words at both ends of a scale; Typeform has some in the middle as well. */
function endLabels(source: Source): { startLabel: string; endLabel: string } {
  const labels = partAt(partAt(source, 'properties'), 'labels');
  const words = (key: string): string => shorten(plainText(textAt(labels, key)), MAX_WORDS_LENGTH);
  return { startLabel: words('left'), endLabel: words('right') };
}

const noteMiddle = (added: DraftField | null, source: Source): DraftField | null => {
  const hasMiddle = textAt(partAt(partAt(source, 'properties'), 'labels'), 'center') !== '';
  if (added && hasMiddle) note(added.item, 'middle_label_left_out');
  return added;
};

const addScale: Adder = (draft, asked, source) => {
  const properties = partAt(source, 'properties');
  const from = isTrueAt(properties, 'start_at_one') ? 1 : 0;
  const last = from + (numberAt(properties, 'steps') ?? 11) - 1;
  const to = clampWhole(last, SCALE_POINTS.min, SCALE_POINTS.max);
  const added = addField(draft, 'scale', asked, { from, to, ...endLabels(source) });
  if (added && to !== last) note(added.item, 'numbers_changed', `${from}–${to}`);
  return noteMiddle(added, source);
};

const addNps: Adder = (draft, asked, source) =>
  noteMiddle(addField(draft, 'nps', asked, endLabels(source)), source);

/** Each row is a question of its own in the file, with the columns as its choices. */
const addMatrix: Adder = (draft, asked, source) => {
  const questions = partsAt(partAt(source, 'properties'), 'fields');
  const rows = importOptions(questions.map((row) => ({ refs: refsOf(row), label: textAt(row, 'title') })));
  const columns = importOptions(questions[0] ? optionsOf(questions[0]) : []);
  const many = questions.some((row) => isTrueAt(partAt(row, 'properties'), 'allow_multiple_selection'));
  const required =
    asked.required || questions.some((row) => isTrueAt(partAt(row, 'validations'), 'required'));
  const added = addField(
    draft,
    'matrix',
    { ...asked, required },
    { rows: rows.options, options: columns.options, many },
    columns.choices,
  );
  for (const { code, name } of [...rows.notes, ...columns.notes]) if (added) note(added.item, code, name);
  return added;
};

/** A statement asks nothing: its title is bold above its description. */
const addStatement: Adder = (draft, asked, source) => {
  const title = asked.label ? `**${asked.label}**` : '';
  const content = [title, asked.help].filter(Boolean).join('\n\n');
  const added = addField(
    draft,
    'paragraph',
    { refs: asked.refs, label: asked.label },
    {
      content: shorten(content, MAX_OWNER_TEXT_LENGTH),
    },
  );
  const button = textAt(partAt(source, 'properties'), 'button_text');
  if (added && content.length > MAX_OWNER_TEXT_LENGTH) note(added.item, 'text_shortened');
  if (added && button) note(added.item, 'button_moved', shorten(plainText(button), MAX_WORDS_LENGTH));
  return added;
};

/** Typeform asks to accept or not; a box here is agreed to or left. */
const addLegal: Adder = (draft, asked) => {
  const content = shorten(asked.help || asked.label, MAX_OWNER_TEXT_LENGTH);
  const added = addField(draft, 'consent', { ...asked, help: '' }, { content });
  if (added) note(added.item, 'refusal_left_out');
  return added;
};

const addHeading = (draft: Draft, { refs, label }: Asked): DraftField | null =>
  addField(draft, 'header', { refs, label }, { text: shorten(label, MAX_LABEL_LENGTH) });

/** Parts of contact details, each a field of its own here. */
const addContact: Adder = (draft, asked, source) => {
  const parts = partsAt(partAt(source, 'properties'), 'fields');
  const keyOf = (part: Source): string => textAt(part, 'subfield_key');
  const isName = (part: Source): boolean => ['first_name', 'last_name'].includes(keyOf(part));
  const names = parts.filter(isName);
  const first: (DraftField | null)[] = [];
  if (asked.label) first.push(addHeading(draft, asked));
  if (names.length > 0) {
    const nameParts = names.map((part): NamePart => (keyOf(part) === 'first_name' ? 'first' : 'last'));
    const label = names.map((part) => plainText(textAt(part, 'title'))).join(', ');
    const required = names.some((part) => isTrueAt(partAt(part, 'validations'), 'required'));
    const settings: Partial<FieldOfType<'name'>> = { parts: [...new Set(nameParts)] };
    first.push(addField(draft, 'name', { refs: names.flatMap(refsOf), label, required }, settings));
  }
  for (const part of parts) if (!isName(part)) addTypeformField(draft, part);
  const [added = null] = first;
  if (added) for (const ref of asked.refs) draft.targets.set(ref, added);
  return added;
};

const TYPES: Readonly<Record<string, Adder>> = {
  short_text: addText('text'),
  long_text: addText('textarea'),
  multiple_choice: addChoice,
  picture_choice: addChoice,
  dropdown: addDropdown,
  yes_no: addPlain('yes_no'),
  email: addPlain('email'),
  phone_number: addPlain('phone'),
  number: addNumber,
  date: addPlain('date'),
  rating: addRating,
  opinion_scale: addScale,
  nps: addNps,
  ranking: addRanking,
  matrix: addMatrix,
  legal: addLegal,
  file_upload: addPlain('file'),
  statement: addStatement,
  website: addPlain('url'),
  contact_info: addContact,
  address: addPlain('address'),
};
