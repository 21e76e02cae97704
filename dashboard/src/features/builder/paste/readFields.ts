import {
  FIELD_TYPE_ORDER,
  capabilitiesOf,
  createField,
  createOptions,
  isCaptcha,
  MAX_LABEL_LENGTH,
  MAX_OPTION_LENGTH,
  MAX_OPTIONS,
  type Field,
  type FieldType,
} from '@inlay/sdk/model';
import { canBeOptional } from '../definition/editing.ts';
import { namedBy } from '../definition/namedBy.ts';
import { guessType, scaleOf, yesNoOf } from './guessType.ts';
import { readQuestions, type Question } from './readQuestions.ts';

/** Types that a question can become: a captcha asks nothing of its own. */
export const PROPOSED_TYPES: readonly FieldType[] = FIELD_TYPE_ORDER.filter((type) => !isCaptcha({ type }));

/** A question of a pasted list, and the type of field it becomes. */
export interface Proposal extends Question {
  type: FieldType;
}

/** A proposal as the person left it. */
export interface ShownProposal extends Proposal {
  isLeftOut: boolean;
}

/** Reads a pasted list; nothing leaves the browser (decision 525). */
export const readProposals = (pasted: string): Proposal[] =>
  readQuestions(pasted).map((question) => ({ ...question, type: guessType(question) }));

const canBeBox = (field: Field): boolean => capabilitiesOf(field).settings.includes('optionsOrBox');

/** Options that a field of the type would have. */
export function optionsOf(proposal: Proposal): readonly string[] {
  const field = createField(proposal.type);
  if ('yesLabel' in field) return yesNoOf(proposal);
  if (!('options' in field)) return [];
  if (proposal.options.length > 0) return proposal.options;
  // One box to tick has no options.
  return canBeBox(field) ? [] : yesNoOf(proposal);
}

/** Makes fields of proposals; what a field cannot hold is cut. Ids are given where they are inserted. */
export const fieldsOfProposals = (proposals: readonly Proposal[]): Field[] => proposals.map(fieldOfProposal);

function fieldOfProposal(proposal: Proposal): Field {
  const field = createField(proposal.type);
  const words = optionsOf(proposal).slice(0, MAX_OPTIONS);
  // A list without options keeps those it begins with; one box to tick has none.
  const hasOptions = 'options' in field && (words.length > 0 || canBeBox(field));
  const named = createOptions(words.map((word) => word.slice(0, MAX_OPTION_LENGTH)));
  return {
    ...field,
    ...namedBy(field, proposal.label.slice(0, MAX_LABEL_LENGTH)),
    ...(canBeOptional(field) && { required: proposal.required }),
    // Keeps the options of a question only; further settings are made in the builder.
    ...(hasOptions && ('rows' in field ? { rows: named } : { options: named })),
    ...('yesLabel' in field && { yesLabel: words[0] ?? '', noLabel: words[1] ?? '' }),
    ...('to' in field && scaleOf(proposal)),
  };
}
