import { MAX_PERSON_NAME_LENGTH } from '../../model/definition/limits.ts';

/** Parts of a name, in the order in which they are asked and printed. */
export const NAME_PARTS = ['prefix', 'first', 'middle', 'last'] as const;
export type NamePart = (typeof NAME_PARTS)[number];

/** Longest part of a name, in characters. */
export const MAX_NAME_PART_LENGTH = MAX_PERSON_NAME_LENGTH;
