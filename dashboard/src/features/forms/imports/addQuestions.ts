import {
  CREATED_TEXTS,
  MAX_LABEL_LENGTH,
  MAX_OPTION_LENGTH,
  MAX_OWNER_TEXT_LENGTH,
  MAX_WORDS_LENGTH,
  RATING_POINTS,
  SCALE_POINTS,
  type FieldOfType,
  type CreatedTexts,
} from '@inlay/sdk/model';
import type { Adder } from './addByType.ts';
import { addField, fit, note, type QuestionBase, type Draft, type DraftField } from './createDraft.ts';
import type { ImportNote } from './importedForm.ts';
import { clampWhole, firstNumberAt, textAt } from './reading.ts';
import { importOptions, type SourceOption } from './sourceOptions.ts';
import { plainText, shorten } from './sourceText.ts';

/** Questions that several products ask, as fields of a draft. Each adder gives `null` where the form is full. */

/** Settings of a field that differ from those of a new one. */
type Settings<Type extends FieldOfType<'radio' | 'checkbox' | 'select' | 'ranking' | 'matrix'>['type']> =
  Partial<Omit<FieldOfType<Type>, 'id' | 'type' | 'options' | 'rows'>>;

function noteAll(added: DraftField | null, notes: readonly ImportNote[]): DraftField | null {
  if (added) for (const { code, name } of notes) note(added.item, code, name);
  return added;
}

/** Adds a question with options. */
export function addChoice<Type extends 'radio' | 'checkbox' | 'select' | 'ranking'>(
  draft: Draft,
  type: Type,
  base: QuestionBase,
  options: readonly SourceOption[],
  settings: Settings<Type> = {},
): DraftField | null {
  const { choices, notes, options: imported } = importOptions(options);
  const all = { ...settings, options: imported } as unknown as Partial<
    Omit<FieldOfType<Type>, 'id' | 'type'>
  >;
  return noteAll(addField(draft, type, base, all, choices), notes);
}

/** Adds rows that are answered with the same choices. */
export function addMatrix(
  draft: Draft,
  base: QuestionBase,
  table: { rows: readonly SourceOption[]; columns: readonly SourceOption[] },
  settings: Settings<'matrix'> = {},
): DraftField | null {
  const rows = importOptions(table.rows);
  const columns = importOptions(table.columns);
  const all = { ...settings, rows: rows.options, options: columns.options };
  return noteAll(addField(draft, 'matrix', base, all, columns.choices), [...rows.notes, ...columns.notes]);
}

/** Adds a scale; ours begin at 0 or 1 and end at 2 to 10. */
export function addScale(
  draft: Draft,
  base: QuestionBase,
  scale: { from: number; to: number; startLabel?: string; endLabel?: string; middleLabel?: string },
): DraftField | null {
  const { from, to, startLabel = '', endLabel = '', middleLabel = '' } = scale;
  const first = clampWhole(from, 0, 1);
  const last = clampWhole(to, SCALE_POINTS.min, SCALE_POINTS.max);
  const added = addField(draft, 'scale', base, {
    from: first,
    to: last,
    startLabel: shorten(plainText(startLabel), MAX_WORDS_LENGTH),
    endLabel: shorten(plainText(endLabel), MAX_WORDS_LENGTH),
  });
  if (added && (first !== from || last !== to)) note(added.item, 'numbers_changed', `${first}–${last}`);
  if (added && middleLabel) note(added.item, 'middle_label_left_out');
  return added;
}

/** Keys under which a source has the parts of a scale; of several the first that is there counts. */
interface ScaleKeys {
  from: readonly string[];
  to: readonly string[];
  startLabel: readonly string[];
  endLabel: readonly string[];
  middleLabel?: readonly string[];
}

/** Returns an adder of scales. One that does not say where it begins begins at `first`; it ends at 5. */
export const addScaleBy =
  (
    keys: ScaleKeys,
    { first = 1, readWords = textAt }: { first?: number; readWords?: typeof textAt } = {},
  ): Adder =>
  (draft, base, question) => {
    const words = (names: readonly string[] = []): string =>
      names.map((name) => readWords(question, name)).find(Boolean) ?? '';
    return addScale(draft, base, {
      from: firstNumberAt(question, keys.from) ?? first,
      to: firstNumberAt(question, keys.to) ?? 5,
      startLabel: words(keys.startLabel),
      endLabel: words(keys.endLabel),
      middleLabel: words(keys.middleLabel),
    });
  };

/** Adds a rating; ours have 3 to 10 points. */
export function addRating(
  draft: Draft,
  base: QuestionBase,
  { points, look, shape = '' }: { points: number; look: 'star' | 'heart'; shape?: string },
): DraftField | null {
  const best = clampWhole(points, RATING_POINTS.min, RATING_POINTS.max);
  const added = addField(draft, 'rating', base, { points: best, look });
  if (added && best !== points) note(added.item, 'numbers_changed', `1–${best}`);
  if (added && shape) note(added.item, 'shape_changed', shorten(plainText(shape), MAX_WORDS_LENGTH));
  return added;
}

/** Adds words that ask nothing: a heading above them if there is one, which alone is a header. */
export function addWords(
  draft: Draft,
  refs: readonly string[],
  heading: string,
  text: string,
): DraftField | null {
  if (!text) {
    const added = addField(draft, 'header', { refs, label: heading });
    if (added && 'text' in added.field) added.field.text = shorten(heading, MAX_LABEL_LENGTH);
    return added;
  }
  const added = addField(draft, 'paragraph', { refs, label: heading });
  const content = [heading ? `**${heading}**` : '', text].filter(Boolean).join('\n\n');
  if (added && 'content' in added.field)
    added.field.content = fit(added.item, content, MAX_OWNER_TEXT_LENGTH);
  return added;
}

/** Words that are stored with the form, in its language. */
export const createdTexts = ({ definition }: Draft): CreatedTexts =>
  CREATED_TEXTS[definition.language ?? 'en'];

/** Returns the words of the option for an answer of one's own. */
export const otherWords = (draft: Draft, words = ''): string =>
  shorten(plainText(words), MAX_OPTION_LENGTH) || createdTexts(draft).other;
