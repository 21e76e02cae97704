import type { FieldType } from '@inlay/sdk/model';
import type { Proposal, ProposedType } from '../questions/readFields.ts';

/** What people mean most often where a guess was wrong, the likeliest first. */
const ALTERNATIVES: Readonly<Partial<Record<ProposedType, readonly ProposedType[]>>> = {
  title: ['header', 'text'],
  header: ['text', 'paragraph'],
  paragraph: ['header', 'textarea', 'consent'],
  text: ['textarea', 'number', 'header'],
  textarea: ['text', 'paragraph'],
  radio: ['checkbox', 'select'],
  checkbox: ['radio', 'select'],
  select: ['radio', 'checkbox'],
  date: ['date_range', 'text'],
  date_range: ['date', 'text'],
  yes_no: ['text', 'radio', 'checkbox'],
  rating: ['scale', 'textarea'],
  scale: ['rating', 'number'],
  nps: ['scale', 'rating'],
  consent: ['yes_no', 'paragraph'],
  name: ['text'],
};
const OTHERS: readonly FieldType[] = ['text', 'textarea'];

/** Returns the guessed type of a question, and then those that it is changed to by a key each. */
export const alternativesTo = ({ type }: Proposal): readonly ProposedType[] => [
  type,
  ...(ALTERNATIVES[type] ?? OTHERS),
];
