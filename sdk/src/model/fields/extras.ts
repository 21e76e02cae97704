import type { Field } from '../field.ts';
import { hasChoiceSettings } from './choiceSettings.ts';

/** Chunks for settings of common types that version 1 did not have (decision 339). */
export type ExtraChunk = 'choices';

const CHOICES: readonly ExtraChunk[] = ['choices'];
const NONE: readonly ExtraChunk[] = [];

/** Returns the chunks that a field's settings need beside its type. */
export function extrasOf(field: Field): readonly ExtraChunk[] {
  const isChoice = field.type === 'radio' || field.type === 'select' || field.type === 'checkbox';
  return isChoice && hasChoiceSettings(field) ? CHOICES : NONE;
}
