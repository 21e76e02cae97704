import type { Field, FieldType } from '../fields/field.ts';
import { extrasOf, type ExtraChunk } from '../fields/extras.ts';
import { WORDS } from '../generated/fieldWords.ts';
import type { FieldTexts, FieldWord } from './fieldTexts.ts';

const GROUPS: Readonly<Partial<Record<FieldType | ExtraChunk, Partial<FieldTexts>>>> = WORDS;

/** Returns the form's own texts that a form with this field needs besides those of every form. */
export const wordsOf = (field: Field): readonly FieldWord[] =>
  [field.type, ...extrasOf(field).map(([name]) => name)].flatMap(
    (name) => Object.keys(GROUPS[name] ?? {}) as FieldWord[],
  );
